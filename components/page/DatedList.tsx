import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { PassOn } from '@/components/ui/PassOn';
import { SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { formatDate, formatNewsDate } from '@/lib/text/dates';
import { routeOfNotice } from '@/lib/site/made-pages';
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
  school,
}: Pick<Content, 'school' | 'words'> & { items: Content['announcements'] }) {
  if (!items.length) return <p>{words.home.empty}</p>;
  return (
    <>
      <ul className="dated-list">
        {items.map(({ id, publish, expires, message, to }) => (
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
            <PassOn
              facts={[{ text: message }]}
              to={routeOfNotice({ id }) ?? ''}
              school={school}
              words={words}
            />
          </li>
        ))}
      </ul>
      <p className="when-empty">{words.home.empty}</p>
      <ExpiryScript items={items} />
    </>
  );
}

interface EventListProps {
  /** The next one first; past ones after them. */
  events: Content['events'];
  words: Content['words'];
  /** Of the heading above the past events. */
  level: 2 | 3;
}

/** Events (specification, section 3): upcoming events, then past events under their own heading. */
export function EventList({ events, words, level }: EventListProps) {
  const coming = events.filter(({ past }) => !past);
  const past = events.filter((event) => event.past);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <>
      {coming.length ? <Items events={coming} words={words} /> : <p>{words.home.noEvents}</p>}
      {past.length ? (
        <section className="past-events">
          <Heading>{words.home.pastEvents}</Heading>
          <Items events={past} words={words} />
        </section>
      ) : null}
      <ExpiryScript items={events} />
    </>
  );
}

function Items({ events, words }: Pick<EventListProps, 'events' | 'words'>) {
  return (
    <>
      <ul className="events">
        {events.map((event) => (
          <li
            key={`${event.date} ${event.message}`}
            data-expires={event.expires}
            className={`card padded ${event.past ? 'past' : ''}`}
          >
            <DatedItemView item={event} newTab={words.page.newTab} />
          </li>
        ))}
      </ul>
      <p className="when-empty">{words.home.empty}</p>
    </>
  );
}
