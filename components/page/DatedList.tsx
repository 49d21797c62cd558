import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import { formatDate, formatNewsDate } from '@/lib/text/dates';
import { keepTogether } from '@/lib/text/keep-together';

interface DatedItem {
  date: string;
  message: string;
  to?: string;
  place?: string;
  expires?: string;
}

/** News, newest first: NewsDate and message (specification, section 3). */
export function DatedList({ items, words }: { items: readonly DatedItem[]; words: Content['words'] }) {
  if (!items.length) return <p>{words.home.empty}</p>;
  return (
    <>
      <ul className="dated-list">
        {items.map((item) => (
          <li key={`${item.date} ${item.message}`} data-expires={item.expires} className="card dated">
            <DatedItemView item={item} newTab={words.page.newTab} />
          </li>
        ))}
      </ul>
      <p className="when-empty">{words.home.empty}</p>
      <ExpiryScript items={items} />
    </>
  );
}

export function DatedItemView({ item, newTab }: { item: DatedItem; newTab: string }) {
  return (
    <>
      <time dateTime={item.date} className="dated-day">
        {formatNewsDate(item.date)}
      </time>
      <p className="dated-what">
        {item.to ? (
          <SiteLink href={item.to} newTab={newTab}>
            {keepTogether(item.message)}
          </SiteLink>
        ) : (
          keepTogether(item.message)
        )}
        {item.place ? <span>{item.place}</span> : null}
      </p>
    </>
  );
}

/** Every announcement of the ticker, as a static list. */
export function AnnouncementList({
  items,
  words,
}: {
  items: Content['announcements'];
  words: Content['words'];
}) {
  if (!items.length) return <p>{words.home.empty}</p>;
  return (
    <>
      <ul className="dated-list">
        {items.map(({ publish, expires, message, to }) => (
          <li key={message} data-expires={expires} className="card padded">
            <p className="note">
              <time dateTime={publish}>{formatDate(publish)}</time>
            </p>
            <p>
              {to ? (
                <SiteLink href={to} newTab={words.page.newTab}>
                  {keepTogether(message)}
                </SiteLink>
              ) : (
                keepTogether(message)
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className="when-empty">{words.home.empty}</p>
      <ExpiryScript items={items} />
    </>
  );
}
