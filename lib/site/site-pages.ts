import type { Content, Page } from '@/lib/content/content';
import { memoize } from '@/lib/content/memoize';
import { words } from '@/lib/content/words/in-use';
import { firstSentence } from '@/lib/text/first-sentence';
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
import { addressOf } from '@/lib/content/read/addresses';

export interface SitePage {
  route: string;
  title: string;
  description: string;
  /** The text of the page's social picture. Its first line is drawn larger. */
  fact: string;
  updated?: string;
  /** True if the page's announcement has ended. */
  isEnded?: boolean;
  /** The route whose menu entry is current on this page, if it is not the page's own. */
  menuRoute?: string;
  manifest?: string;
  /** Languages in which the page's text exists; undefined for all. */
  languages?: readonly string[];
}

export type ClassPage = ReturnType<typeof classPages>[number];
export type NoticePage = ReturnType<typeof noticePages>[number] & Pick<SitePage, 'isEnded'>;

// Why: docs/decisions/dates.md
/** Every public page; the home page comes first. @param day `YYYY-MM-DD` */
export const listSitePages = (content: Content, day: string): SitePage[] => [
  ...homePages(content),
  ...siteMapPages(content),
  ...searchPages(content),
  ...informationPages(content, day),
  ...classListPages(content),
  ...classPages(content, day),
  ...noticePages(content),
];

export function homePages({ home, school }: Content): SitePage[] {
  const title = `${school.name}, ${school.town}`;
  return [{ route: '/', title, description: home.description, fact: title, languages: home.languages }];
}

export function siteMapPages({ school }: Content): SitePage[] {
  const { siteMap: title, siteMapDescription } = words.page;
  const description = fillIn(siteMapDescription, { school: school.name });
  return [{ route: '/site-map', title, description, fact: title }];
}

export function searchPages({ school }: Content): SitePage[] {
  const { title, description } = words.search;
  return [
    { route: '/search', title, description: fillIn(description, { school: school.name }), fact: title },
  ];
}

/** The pages of content/pages/, and the pages that continue their long lists. */
export const informationPages = memoize((content: Content, day: string) =>
  listPages(content).map((at) => {
    const { route: menuRoute, languages } = at.page;
    return { ...at, fact: factOfPage(at.page, content, day), menuRoute, languages };
  }),
);

/** The page that lists the classes. Empty if the content mentions no class. */
export function classListPages(content: Content): SitePage[] {
  const { all: title, allDescription } = words.class;
  const description = fillIn(allDescription, { school: content.school.name });
  return classesOfSchool(content).length ? [{ route: '/class', title, description, fact: title }] : [];
}

export const classPages = memoize((content: Content, day: string) =>
  classesOfSchool(content).map((each) => toClassPage(each, content, day)),
);

/** A page for each announcement, so that parents can share the announcement. */
export const noticePages = memoize(({ announcements }: Content) =>
  announcements.flatMap((notice) => {
    const route = routeOfNotice(notice);
    if (route === undefined) return [];
    const fact = [notice.title, notice.first].filter(Boolean).join('\n');
    const heading = titleOfNotice(notice);
    const title = fillIn(words.share.notice, { date: formatDate(notice.publish), message: heading });
    return { route, title, heading, description: notice.first, fact, notice, languages: notice.languages };
  }),
);

/** Adds the pages of ended announcements, which say when they ended. Search engines and the site's lists omit them. */
export const sharedNoticePages = memoize((content: Content): NoticePage[] => {
  const { ended = [], school } = content;
  const old = noticePages({ ...content, announcements: ended }).map((page) => ({
    ...page,
    description: fillIn(words.share.ended, { date: formatDate(page.notice.expires ?? '') }),
    // Use the home page's picture: none is drawn for an outdated text.
    fact: `${school.name}, ${school.town}`,
    isEnded: true,
  }));
  return [...noticePages(content), ...old];
});

/** A shared card names the next installment. Prepare texts for several, in case no build follows soon. */
const INSTALLMENTS = 2;
const NEVER = '9999';

function toClassPage(each: SchoolClass, content: Content, day: string) {
  const own = contentOfClass(content, each.name);
  const fees = comingInstallments(content, each.name, day).slice(0, INSTALLMENTS);
  const hours = own.timings ? usualHours(own.timings, day).slice(0, 1) : [];
  const year = feesOfSession(content, each.name, day);
  const factsOn = (last: string): string[] => {
    const next = fees.find(({ expires }) => expires >= last);
    return [
      year,
      next && fillIn(words.share.nextFee, { fee: next.text }),
      hours.find(({ expires = '' }) => expires >= last)?.text,
    ].filter((fact) => fact !== undefined);
  };
  /** The text that is true up to and including this day; without a day, the text for the time after all such days. */
  const toFact = (expires?: string): DatedText => {
    const facts = factsOn(expires ?? NEVER);
    const text = facts.length
      ? fillIn(words.share.classFact, { class: each.title, facts: facts.map(joinLines).join('; ') })
      : each.title;
    return { text, expires };
  };
  const ends = new Set([...fees, ...hours].flatMap(({ expires }) => expires ?? []));
  return {
    route: each.route,
    title: each.title,
    description: fillIn(words.class.description, { class: each.title, school: content.school.name }),
    fact: [each.title, year, hours[0]?.text].filter(Boolean).join('\n'),
    facts: [...[...ends].toSorted().map(toFact), toFact()],
    manifest: `${each.files}.webmanifest`,
    school: each,
  };
}

/** Messengers keep a social picture for weeks. With this many holidays, some are still to come. */
const HOLIDAYS = 3;

/** The page's title. If the page shows hours or holidays, the season's hours and the next holidays follow it. */
function factOfPage({ title, shows = [] }: Page, content: Content, day: string): string {
  const { timings } = content;
  const hours = timings && shows.includes('timings') ? usualHours(timings, day).slice(0, 1) : [];
  const holidays = shows.includes('calendar') ? comingHolidays(content, day).slice(0, HOLIDAYS) : [];
  return [title, ...[...hours, ...holidays].map(({ text }) => text)].join('\n');
}

/** The dates and titles of announcements as links. Omits announcements that would never be first in the list. */
export function noticesInTurn(announcements: Content['announcements']) {
  return shownInTurn(announcements).map((each) => {
    const { expires, publish, to } = each;
    const name = titleOfNotice(each);
    const text = fillIn(words.today.dated, { when: formatDate(publish), what: name });
    return { expires, to: routeOfNotice(each) ?? to, text, name };
  });
}

/** The title of an announcement. If it has none, as much of its first sentence as fits a heading. */
export function titleOfNotice({ title, first }: Pick<Content['announcements'][number], 'title' | 'first'>) {
  // Remove a cut word before the ellipsis.
  return title ?? shorten(firstSentence(first), 50).replace(/\s\S*…$/, '…');
}

/** The route of an announcement; undefined if its file name cannot be part of an address. */
export const routeOfNotice = ({ id }: { id: string }): string | undefined =>
  /^[\w-]+$/.test(id) ? `/notice/${id}` : undefined;

/** The addresses in each language in which the text exists. For search engines, an untranslated page is a copy. */
export function alternatesOf({ route, languages: own }: SitePage, school: Content['school']) {
  const [, ...others] = (school.languages ?? []).filter((each) => own?.includes(each) ?? true);
  const atLanguage = (language?: string): string => addressOf({ ...school, language }, route);
  const isHere = school.language === undefined || others.includes(school.language);
  const canonical = atLanguage(isHere ? school.language : undefined);
  if (!others.length || !isHere) return { canonical };
  const translated = others.map((each) => [each, atLanguage(each)] as const);
  return { canonical, languages: { en: atLanguage(), ...Object.fromEntries(translated) } };
}
