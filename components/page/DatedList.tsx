import { Picture } from '@/components/ui/Picture';
import { DownloadLink, SiteLink } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import type { Attached } from '@/lib/content/kinds/dated';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { PassOn } from '@/components/ui/PassOn';
import { formatDate, formatNewsDate } from '@/lib/text/dates';
import { routeOfNotice, titleOfNotice } from '@/lib/site/site-pages';
import { formatHours } from '@/lib/site/calendar';
import { keepTogether } from '@/lib/text/keep-together';
import { namesIn } from '@/lib/content/kinds/classes';
import { words } from '@/lib/content/words/in-use';
import { sayClass } from '@/lib/content/words/say-class';
import { fillIn } from '@/lib/text/text';

/** The picture's width in `.attached` (app/styles/cards.css). */
const SIZES = '(min-width: 24rem) 20rem, 100vw';
const SIZES_OF_DATED = `(min-width: 75rem) 40rem, ${SIZES}`;

function Photo({ picture, alt = '', sizes }: Attached & { sizes: string }) {
  return picture ? <Picture name={picture} alt={alt} sizes={sizes} most={1100} className="attached" /> : null;
}

/** @param about identifies the item for screen readers, because several downloads on a page may have the same title */
export function Attachments({ file, about, ...photo }: Attached & { about: string }) {
  return (
    <>
      <Photo {...photo} sizes={SIZES} />
      {file ? (
        <p>
          <DownloadLink title={words.page.download} file={file} about={about} />
        </p>
      ) : null}
    </>
  );
}

type DatedItem = Content['news'][number] & Partial<Content['events'][number]>;

export function DatedList({ items, isEvents }: { items: readonly DatedItem[]; isEvents?: boolean }) {
  if (!items.length) return <p>{words.home.empty}</p>;
  return (
    <>
      <ul className={isEvents ? 'events' : 'dated-list'}>
        {items.map((item) => (
          <li
            key={`${item.date} ${item.message}`}
            data-expires={item.expires}
            className={`card dated ${item.past ? 'muted' : ''}`}
          >
            <DatedItemView item={item} />
          </li>
        ))}
      </ul>
      <p className="when-empty">{words.home.empty}</p>
      <ExpiryScript items={items} />
    </>
  );
}

/** @param brief leaves out the photo: in a carousel, the card shows it above the text, as high as in the other cards */
export function DatedItemView({ item, brief }: { item: DatedItem; brief?: boolean }) {
  // In "Sports day: races …", "Sports day" becomes the title.
  const [, title, first = '', rest = item.message] = /^(.{1,40}?): (.)(.*)$/s.exec(item.message) ?? [];
  const where = [formatHours(item, words.timings.span), item.place].filter(Boolean).join(' · ');
  return (
    <>
      <p className="dated-day">
        <time dateTime={item.date}>{formatNewsDate(item.date)}</time>
        {item.until === undefined || item.until === item.date ? null : (
          <>
            {' – '}
            <time dateTime={item.until}>{formatNewsDate(item.until)}</time>
          </>
        )}
      </p>
      <div className="dated-what">
        <p>
          {title ? (
            <b className="dated-title">
              <SiteLink href={item.to}>{keepTogether(title)}</SiteLink>
            </b>
          ) : null}{' '}
          <SiteLink href={title ? undefined : item.to}>{keepTogether(first.toUpperCase() + rest)}</SiteLink>
        </p>
        {where ? <p>{where}</p> : null}
        <Attachments file={item.file} about={title ?? item.message} />
      </div>
      {brief ? null : <Photo {...item} sizes={SIZES_OF_DATED} />}
    </>
  );
}

type Announcement = Content['announcements'][number];

interface AnnouncementListProps extends Pick<Content, 'school'> {
  items: Content['announcements'];
  /** The text of the announcement's link, set only on the announcement's own page. */
  alone?: string;
}

export function AnnouncementList({ items, school, alone }: AnnouncementListProps) {
  if (!items.length) return <p>{words.home.empty}</p>;
  const end = alone && items[0]?.expires;
  const linkOf = (text: string, to?: string, className?: string, about?: string) => (
    <SiteLink href={to} className={className}>
      {keepTogether(text)}
      {about === undefined ? null : <span className="sr-only">{`: ${about}`}</span>}
    </SiteLink>
  );
  return (
    <>
      <ul className={alone ? 'parts' : 'dated-list'}>
        {items.map(({ id, publish, expires, title, message, first, to, classes, ...attached }) => (
          <li key={message} data-expires={expires} className={alone ? 'notice' : 'card padded'}>
            <p className="note">
              <time dateTime={publish}>{keepTogether(formatDate(publish))}</time>
              {classes === undefined ? null : ` · ${titleOfClasses(classes)}`}
            </p>
            {title === undefined || alone ? null : <p className="dated-title">{linkOf(title, to)}</p>}
            {alone ? (
              paragraphsOf(belowHeading({ title, message, first }))
            ) : (
              <p>{linkOf(first, title === undefined ? to : undefined)}</p>
            )}
            {alone || first === message ? null : (
              <p>
                {linkOf(words.home.readMore, routeOfNotice({ id }), 'more', titleOfNotice({ title, first }))}
              </p>
            )}
            <Attachments {...attached} about={titleOfNotice({ title, first })} />
            {alone && to ? <p>{linkOf(alone, to, 'button')}</p> : null}
            <PassOn
              facts={[{ text: first }]}
              about={titleOfNotice({ title, first })}
              said={publish}
              to={routeOfNotice({ id }) ?? ''}
              school={school}
            />
          </li>
        ))}
      </ul>
      <p className="when-empty">
        {end ? fillIn(words.share.ended, { date: formatDate(end) }) : words.home.empty}
      </p>
      <ExpiryScript items={items} />
    </>
  );
}

/** The text of an announcement, without its first sentence if this sentence is the heading of its page. */
function belowHeading({ title, message, first }: Pick<Announcement, 'title' | 'message' | 'first'>): string {
  const heading = titleOfNotice({ title, first });
  return title === undefined && message.startsWith(heading) ? message.slice(heading.length).trim() : message;
}

export const paragraphsOf = (text: string) =>
  text.match(/.+/g)?.map((line) => <p key={line}>{keepTogether(line)}</p>);

/** `Class VI`, `Classes I to III`, or the name of a stage. */
function titleOfClasses(classes: string): string {
  const { title, titles } = words.class;
  const { length } = namesIn(classes);
  return length ? fillIn(length > 1 ? titles : title, { class: sayClass(classes) }) : sayClass(classes);
}

type EventListProps = Pick<Content, 'events'> & { heading: 'h2' | 'h3' };

export function EventList({ events, heading: Heading }: EventListProps) {
  const coming = events.filter(({ past }) => !past);
  const past = events.filter((event) => event.past);
  return (
    <>
      {coming.length ? <DatedList items={coming} isEvents /> : <p>{words.home.noEvents}</p>}
      {past.length ? (
        <section className="past-events">
          <Heading>{words.home.pastEvents}</Heading>
          <DatedList items={past} isEvents />
        </section>
      ) : null}
    </>
  );
}
