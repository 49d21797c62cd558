import type { Content, Page } from '@/lib/content/content';
import { remember } from '@/lib/content/remember';
import { fillIn, joinLines, shorten } from '@/lib/text/text';
import { formatDate } from '@/lib/text/dates';
import {
  classesOfSchool,
  comingInstallments,
  contentOfClass,
  feesOfSession,
  type SchoolClass,
} from './class-card';
import { comingHolidays, shownInTurn, type DatedText } from './coming-days';
import { usualHours } from './hours-of-days';
import { listPages } from './pages';

/** A page that visitors read. `fact` is what its social picture says, a first line in larger letters. */
export type SitePage = ReturnType<typeof findSitePages>[number];

/** A page without a file in content/pages/: the card of a class, the list of them, or an announcement. */
export type MadePage = ReturnType<typeof findMadePages>[number];

// Why: docs/decisions/dates.md
/** Every page that visitors read, the home page first. Every page asks for them. @param day `YYYY-MM-DD` */
export const listSitePages = remember(findSitePages);

function findSitePages(content: Content, day: string) {
  const { home, school, words } = content;
  const { siteMap, siteMapDescription } = words.page;
  const name = `${school.name}, ${school.town}`;
  return [
    { kind: 'home' as const, route: '/', title: name, description: home.description, fact: name },
    {
      kind: 'siteMap' as const,
      route: '/site-map',
      title: siteMap,
      description: fillIn(siteMapDescription, { school: school.name }),
      fact: siteMap,
    },
    ...listPages(content).map((at) => {
      return { kind: 'page' as const, ...at, fact: factOfPage(at.page, content, day) };
    }),
    ...findMadePages(content, day),
  ];
}

/** The card of each class, the list of them, and a page for each announcement, so that it can be passed on. */
function findMadePages(content: Content, day: string) {
  const { announcements, words, school } = content;
  const classes = classesOfSchool(content);
  const list = {
    kind: 'classes' as const,
    route: '/class',
    title: words.class.all,
    description: fillIn(words.class.allDescription, { school: school.name }),
    fact: words.class.all,
  };
  return [
    ...(classes.length ? [list] : []),
    ...classes.map((each) => toClassPage(each, content, day)),
    ...announcements.flatMap((notice) => {
      const route = routeOfNotice(notice);
      if (route === undefined) return [];
      const fact = [notice.title, notice.first].filter(Boolean).join('\n');
      const heading = titleOfNotice(notice);
      const title = fillIn(words.share.notice, { date: formatDate(notice.publish), message: heading });
      return { kind: 'notice' as const, route, title, heading, description: notice.first, fact, notice };
    }),
  ];
}

/** Installments of which the link that passes a card on knows: each has a link of its own until it is due. */
const INSTALLMENTS = 2;
/** Later than every day. */
const NEVER = '9999';

function toClassPage(each: SchoolClass, content: Content, day: string) {
  const { words, school } = content;
  const own = contentOfClass(content, each.name);
  const fees = comingInstallments(content, each.name, day).slice(0, INSTALLMENTS);
  const hours = own.timings ? usualHours(own.timings, day, words).slice(0, 1) : [];
  const year = feesOfSession(content, each.name, day);
  const factsOn = (last: string): string[] => {
    const next = fees.find(({ expires }) => expires >= last);
    return [
      year,
      next && fillIn(words.share.nextFee, { fee: next.text }),
      hours.find(({ expires = '' }) => expires >= last)?.text,
    ].filter((fact) => fact !== undefined);
  };
  /** What is true to the end of that day; without one, what is true after all of them. */
  const toFact = (expires?: string): DatedText => {
    const facts = factsOn(expires ?? NEVER);
    const text = facts.length
      ? fillIn(words.share.classFact, { class: each.title, facts: facts.map(joinLines).join('; ') })
      : each.title;
    return { text, expires };
  };
  const ends = new Set([...fees, ...hours].flatMap(({ expires }) => expires ?? []));
  return {
    kind: 'class' as const,
    route: each.route,
    title: each.title,
    description: fillIn(words.class.description, { class: each.title, school: school.name }),
    fact: [each.title, year, hours[0]?.text].filter(Boolean).join('\n'),
    facts: [...[...ends].toSorted().map(toFact), toFact()],
    school: each,
  };
}

/** What the social picture of a page says: its title, and below it the hours of the season or the next holiday. */
function factOfPage({ title, shows = [] }: Page, content: Content, day: string): string {
  const { timings, words } = content;
  const hours = timings && shows.includes('timings') ? usualHours(timings, day, words).slice(0, 1) : [];
  const holidays = shows.includes('calendar') ? comingHolidays(content, day).slice(0, 1) : [];
  return [title, ...[...hours, ...holidays].map(({ text }) => text)].join('\n');
}

/** The titles of announcements as links, without those that never come first. */
export function noticesInTurn(announcements: Content['announcements']) {
  return shownInTurn(announcements).map((each) => {
    const { expires, publish, to } = each;
    return { expires, publish, to: routeOfNotice(each) ?? to, text: titleOfNotice(each) };
  });
}

/** What an announcement is called: its title, or as much of it as fits a heading. */
export function titleOfNotice({ title, first }: Content['announcements'][number]): string {
  return title ?? shorten(first, 50);
}

/** The address of an announcement; undefined where the name of its file can be none. */
export function routeOfNotice({ id }: { id: string }): string | undefined {
  return /^[\w-]+$/.test(id) ? `/notice/${id}` : undefined;
}
