import { ExpiryScript } from '@/components/ui/ExpiryScript';
import type { Content } from '@/lib/content/content';
import { DatedItemView } from './DatedList';

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
