import { Picture } from '@/components/ui/Picture';
import { DownloadLink, SiteLink } from '@/components/ui/links';
import type { Words, Content } from '@/lib/content/content';
import type { Attached } from '@/lib/content/kinds/dated';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { PassOn } from '@/components/ui/PassOn';
import { formatDate, formatNewsDate } from '@/lib/text/dates';
import { routeOfNotice } from '@/lib/site/made-pages';
import { formatHours } from '@/lib/site/calendar';
import { keepTogether } from '@/lib/text/keep-together';
import { namesIn } from '@/lib/content/kinds/classes';
import { fillIn } from '@/lib/text/text';

/** As `.attached` shows it, in app/styles/cards.css. */
const SIZES = '(min-width: 24rem) 20rem, 100vw';

/** The photo and the PDF of news, an event or a notice; nothing where it has neither. */
export function Attachments({ item, words }: { item: Attached; words: Words['page'] }) {
  const { picture, alt = '', file } = item;
  return (
    <>
      {picture ? <Picture name={picture} alt={alt} sizes={SIZES} most={1100} className="attached" /> : null}
      {file ? (
        <p>
          <DownloadLink title={words.download} file={file} size={words.size} />
        </p>
      ) : null}
    </>
  );
}

type DatedItem = Content['news'][number] & Partial<Content['events'][number]>;
type DatedProps = { items: readonly DatedItem[]; words: Content['words']; isEvents?: boolean };
type DatedItemProps = { item: DatedItem; words: Content['words']; brief?: boolean };

/** News, newest first: NewsDate and message (specification, section 3); or events. */
export function DatedList({ items, words, isEvents }: DatedProps) {
  if (!items.length) return <p>{words.home.empty}</p>;
  return (
    <>
      <ul className={isEvents ? 'events' : 'dated-list'}>
        {items.map((item) => (
          <li
            key={`${item.date} ${item.message}`}
            data-expires={item.expires}
            className={`card ${isEvents ? 'padded' : 'dated'} ${item.past ? 'muted' : ''}`}
          >
            <DatedItemView item={item} words={words} />
          </li>
        ))}
      </ul>
      <p className="when-empty">{words.home.empty}</p>
      <ExpiryScript items={items} />
    </>
  );
}

/** @param brief without the photo: in a carousel every slide would be as high as the one that has it */
export function DatedItemView({ item, words, brief }: DatedItemProps) {
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
          <SiteLink href={item.to} newTab={words.page.newTab}>
            {keepTogether(item.message)}
          </SiteLink>
        </p>
        {where ? <p>{where}</p> : null}
        <Attachments item={brief ? { file: item.file } : item} words={words.page} />
      </div>
    </>
  );
}

interface AnnouncementListProps extends Pick<Content, 'school' | 'words'> {
  items: Content['announcements'];
  /** On the page of its own its title is the heading. */
  alone?: boolean;
}

/** Every announcement of the ticker, as a static list: when, for whom, what it is about, and the sentence itself. */
export function AnnouncementList({ items, words, school, alone = false }: AnnouncementListProps) {
  if (!items.length) return <p>{words.home.empty}</p>;
  const end = alone && items[0]?.expires;
  const linkOf = (text: string, to?: string, className?: string) => (
    <SiteLink href={to} newTab={words.page.newTab} className={className}>
      {keepTogether(text)}
    </SiteLink>
  );
  return (
    <>
      <ul className="dated-list">
        {items.map(({ id, publish, expires, title, message, to, classes, ...attached }) => (
          <li key={message} data-expires={expires} className="card padded">
            <p className="note">
              <time dateTime={publish}>{formatDate(publish)}</time>
              {classes === undefined ? null : ` · ${titleOfClasses(classes, words)}`}
            </p>
            {title === undefined || alone ? null : <p className="dated-title">{linkOf(title, to)}</p>}
            <p>{linkOf(message, title === undefined && !alone ? to : undefined)}</p>
            <Attachments item={attached} words={words.page} />
            {alone && to ? <p>{linkOf(words.home.readMore, to, 'more')}</p> : null}
            <PassOn
              facts={[{ text: message }]}
              said={publish}
              to={routeOfNotice({ id }) ?? ''}
              content={{ school, words }}
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

/** `Class VI`, `Classes I to III`, or the name of a stage. */
function titleOfClasses(classes: string, { class: words }: Content['words']): string {
  const { length } = namesIn(classes);
  return length ? fillIn(length > 1 ? words.titles : words.title, { class: classes }) : classes;
}

type EventListProps = Pick<Content, 'events' | 'words'> & { heading: 'h2' | 'h3' };

/** Events (specification, section 3): upcoming events, the next one first, then past events under a heading of their own. */
export function EventList({ events, words, heading: Heading }: EventListProps) {
  const coming = events.filter(({ past }) => !past);
  const past = events.filter((event) => event.past);
  return (
    <>
      {coming.length ? <DatedList items={coming} words={words} isEvents /> : <p>{words.home.noEvents}</p>}
      {past.length ? (
        <section className="past-events">
          <Heading>{words.home.pastEvents}</Heading>
          <DatedList items={past} words={words} isEvents />
        </section>
      ) : null}
    </>
  );
}
