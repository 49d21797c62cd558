import type { Content } from '@/lib/content/content';
import { addDays, formatDate, formatDateTime, sessionOf } from '@/lib/text/dates';
import { routeOfNotice, titleOfNotice } from './made-pages';
import { lastUpdated } from './pages';

/** One thing that the office should look at. */
export interface OfficeItem {
  text: string;
  /** The day on which it ends or was last changed, in words. */
  when?: string;
  /** The page that shows it. */
  to?: string;
}

/** What the dashboard says of the site, as it was at its last publication. All of it is public. */
export interface OfficeFacts {
  /** The day of the publication, in words. */
  published: string;
  certificates: readonly OfficeItem[];
  notices: readonly OfficeItem[];
  /** What is still of an earlier session; `when` is that session. */
  outdated: readonly OfficeItem[];
  untouched: readonly OfficeItem[];
}

/** Certificates are renewed in weeks; a text of a year ago is of another session. */
const RENEWAL_DAYS = 90;
const UNTOUCHED_DAYS = 365;
/** `2025-26` in the title of a file. */
const SESSION = /\b20\d\d-\d\d\b/;
/** Of the pages that were left longest. */
const MOST_PAGES = 10;

/** @param day `YYYY-MM-DD`, for which the site is built */
export function officeFacts(content: Content, day: string): OfficeFacts {
  const { announcements, classes, disclosure, fees, notice, notices, pages } = content;
  const files = [...(disclosure?.B.rows ?? []), ...(disclosure?.C.rows ?? [])].flatMap(
    (row) => row.files ?? [],
  );
  const ofSession = [
    { block: 'feeTables', session: fees.session } as const,
    { block: 'bookList', session: classes?.booksSession } as const,
  ].map(({ block, session }) => {
    const page = pages.find(({ shows = [] }) => shows.includes(block));
    return { text: page?.title ?? '', session, to: page?.route };
  });
  const outdated = [
    ...ofSession.filter(({ to }) => to),
    ...files.map(({ title }) => ({ text: title, session: SESSION.exec(title)?.[0], to: undefined })),
  ];
  const certificates = files
    .flatMap(({ title, validUntil: end }) => (end === undefined ? [] : [{ title, end }]))
    .filter(({ end }) => end <= addDays(day, RENEWAL_DAYS));
  const untouched = pages
    .map((page) => ({ page, last: lastUpdated(page, content) }))
    .filter(({ last }) => last < addDays(day, -UNTOUCHED_DAYS));
  return {
    published: formatDate(day),
    certificates: certificates
      .toSorted((a, b) => (a.end < b.end ? -1 : 1))
      .map(({ title, end }) => ({ text: title, when: formatDate(end) })),
    notices: [
      ...[notice ?? [], notices].flat().map(({ label, until }) => {
        return { text: label, when: formatDateTime(new Date(until)) };
      }),
      ...announcements.map((each) => ({
        text: titleOfNotice(each),
        when: each.expires && formatDate(each.expires),
        to: routeOfNotice(each),
      })),
    ],
    outdated: outdated.flatMap(({ text, session, to }) =>
      session !== undefined && session < sessionOf(day) ? [{ text, when: session, to }] : [],
    ),
    untouched: untouched
      .toSorted((a, b) => (a.last < b.last ? -1 : 1))
      .slice(0, MOST_PAGES)
      .map(({ page, last }) => ({ text: page.title, when: formatDate(last), to: page.route })),
  };
}
