import { ClassChoice } from '@/components/page/ClassCard';
import type { OnDay } from '@/components/page/on-day';
import { AskByPhone } from '@/components/page/WhomToAsk';
import { DatedRows } from '@/components/ui/DatedRows';
import { formatDate } from '@/lib/text/dates';
import { findDisclosurePage, findPageShowing } from '@/lib/content/kinds/pages';
import { words } from '@/lib/content/words/in-use';
import { fillIn } from '@/lib/text/text';
import { comingEvents, comingHolidays } from '@/lib/site/coming-days';
import { noticesInTurn } from '@/lib/site/site-pages';
import { schoolHours } from '@/lib/site/hours-of-days';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { Shortcuts, SiteLink } from '@/components/ui/links';
import { proofsOf } from '@/lib/site/proofs';

/**
 * The heading of the page, and what parents come for most often: all on the first screen of a phone. What today brings may
 * be one line or nine: it stands below what has its place every day, also in the file, where it would be shown first and
 * then move.
 */
export function Welcome({ content, day }: OnDay) {
  const { home, pages } = content;
  const disclosure = findDisclosurePage(pages);
  return (
    <div className="welcome shell">
      <h1>{home.heading}</h1>
      <ClassChoice content={content} />
      {home.shortcuts.length ? <Shortcuts links={home.shortcuts} /> : null}
      <TodayStrip content={content} day={day} />
      <div>
        <p className="lead">{home.introduction}</p>
        {disclosure ? (
          <a href={disclosure} className="button button-quiet">
            {words.home.disclosure}
          </a>
        ) : null}
      </div>
      <Proofs content={content} day={day} />
    </div>
  );
}

/**
 * Today's hours, the next holiday and event, and the newest announcement; once the days that the site knows have passed,
 * whom to ask.
 */
export function TodayStrip({ content, day }: OnDay) {
  const { announcements, pages, school } = content;
  const calendar = findPageShowing(pages, 'calendar');
  return (
    <DatedRows
      label={words.today.title}
      rows={[
        { label: words.today.hours, to: findPageShowing(pages, 'timings'), lines: schoolHours(content, day) },
        { label: words.today.holiday, to: calendar, lines: comingHolidays(content, day) },
        {
          label: words.today.event,
          to: calendar ?? findPageShowing(pages, 'events'),
          lines: comingEvents(content, day),
        },
        {
          label: words.today.announcement,
          to: findPageShowing(pages, 'announcements'),
          lines: noticesInTurn(announcements).map(({ publish, text: what, ...line }) => ({
            ...line,
            text: fillIn(words.today.dated, { when: formatDate(publish), what }),
          })),
        },
      ]}
    >
      <AskByPhone text={words.today.ask} phone={school.phones[0]} className="when-empty" />
    </DatedRows>
  );
}

/**
 * What the school promises, each with the document or the page that proves it. One whose document lapses later says so
 * on that day: the script removes the line that it holds, and CSS shows the other.
 */
export function Proofs({ content, day }: OnDay<'home' | 'disclosure' | 'pages'>) {
  const proofs = proofsOf(content, day);
  if (!proofs.length) return null;
  return (
    <>
      <ul className="proofs">
        {proofs.map(({ text, to, holds, lapsed, expires }) => (
          <li key={text}>
            <SiteLink href={to}>{text}</SiteLink>
            {holds === undefined ? null : (
              <span className="proof-holds" data-expires={expires}>
                {holds}
              </span>
            )}
            {holds !== undefined && expires === undefined ? null : (
              <span className="proof-lapsed">{lapsed}</span>
            )}
          </li>
        ))}
      </ul>
      <ExpiryScript items={proofs.filter(({ holds }) => holds !== undefined)} />
    </>
  );
}
