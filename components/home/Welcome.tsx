import {
  IconBus,
  IconCalendarEvent,
  IconClock,
  IconCurrencyRupee,
  IconFileText,
  IconPhone,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Content } from '@/lib/content/content';
import type { SHORTCUT_ICONS } from '@/lib/content/kinds/home';
import { ClassChoice } from '@/components/page/ClassCard';
import type { OnDay } from '@/components/page/on-day';
import { LanguageNote } from '@/components/page/InformationPage';
import { SeasonLink } from '@/components/page/SeasonLink';
import { AskByPhone } from '@/components/page/WhomToAsk';
import { DatedRows } from '@/components/ui/DatedRows';
import { findDisclosurePage, findPageShowing, findSafetyPage } from '@/lib/content/kinds/pages';
import { words } from '@/lib/content/words/in-use';
import { comingEvents, comingHolidays, inCalendar } from '@/lib/site/coming-days';
import { noticesInTurn } from '@/lib/site/site-pages';
import { schoolHours } from '@/lib/site/hours-of-days';
import { ExpiryScript } from '@/components/ui/ExpiryScript';
import { SiteLink } from '@/components/ui/links';
import { proofsOf } from '@/lib/site/proofs';
import { keepTogether } from '@/lib/text/keep-together';

const ICONS = {
  rupee: IconCurrencyRupee,
  bus: IconBus,
  calendar: IconCalendarEvent,
  phone: IconPhone,
  papers: IconFileText,
  clock: IconClock,
} satisfies Record<(typeof SHORTCUT_ICONS)[number], TablerIcon>;

/** The most links to show: with more, a thumb might hit the wrong one. */
const MAX_ANSWERS = 4;

export function Welcome({ content, day }: OnDay) {
  const { home } = content;
  const safety = findSafetyPage(content.pages);
  return (
    <div className="welcome shell">
      <LanguageNote of={home} />
      <h1>{home.heading}</h1>
      <p className="lead">{home.introduction}</p>
      <ClassChoice content={content} />
      <div className="answers">
        {home.shortcuts.length ? <Answers {...home} /> : null}
        <SeasonLink content={content} day={day} />
      </div>
      {safety === undefined ? null : (
        <a href={safety} className="hurting chevron no-print">
          {words.safety.hurting}
        </a>
      )}
      <TodayStrip content={content} day={day} />
    </div>
  );
}

function Answers({ shortcuts }: Pick<Content['home'], 'shortcuts'>) {
  return (
    <ul>
      {shortcuts.slice(0, MAX_ANSWERS).map(({ text, to, icon }) => {
        const Icon = icon && ICONS[icon];
        return (
          <li key={text}>
            <SiteLink href={to} className="answer">
              {Icon ? <Icon size={26} aria-hidden /> : null}
              <span>{text}</span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The answers for today. After the last day that the build covers, the strip gives a number to call. */
export function TodayStrip({ content, day }: OnDay) {
  const { announcements, pages, school } = content;
  const calendar = findPageShowing(pages, 'calendar');
  return (
    <DatedRows
      label={words.today.title}
      rows={[
        { label: words.today.hours, to: findPageShowing(pages, 'timings'), lines: schoolHours(content, day) },
        { label: words.today.holiday, lines: inCalendar(calendar, comingHolidays(content, day)) },
        {
          label: words.today.event,
          to: findPageShowing(pages, 'events'),
          lines: inCalendar(calendar, comingEvents(content, day)),
        },
        {
          label: words.today.announcement,
          to: findPageShowing(pages, 'announcements'),
          lines: noticesInTurn(announcements),
        },
      ]}
    >
      <AskByPhone text={words.today.ask} phone={school.phones[0]} className="when-empty" />
    </DatedRows>
  );
}

/** Promises with their proofs. When a proof expires, the script removes `proof-holds`, and CSS shows `proof-lapsed`. */
export function Proofs({ content, day }: OnDay<'home' | 'disclosure' | 'pages'>) {
  const proofs = proofsOf(content, day);
  const disclosure = findDisclosurePage(content.pages);
  if (!proofs.length) return null;
  return (
    <section className="section proofs">
      <h2>{words.proof.title}</h2>
      <ul>
        {proofs.map(({ text, to, holds, lapsed, expires }) => (
          <li key={text}>
            <SiteLink href={to}>{text}</SiteLink>
            {holds === undefined ? null : (
              <span className="proof-holds" data-expires={expires}>
                {keepTogether(holds)}
              </span>
            )}
            {holds !== undefined && expires === undefined ? null : (
              <span className="proof-lapsed">{keepTogether(lapsed)}</span>
            )}
          </li>
        ))}
        {disclosure ? (
          <li>
            <a href={disclosure}>{words.home.disclosure}</a>
          </li>
        ) : null}
      </ul>
      <ExpiryScript items={proofs.filter(({ holds }) => holds !== undefined)} />
    </section>
  );
}
