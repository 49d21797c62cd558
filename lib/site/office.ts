import type { Content } from '@/lib/content/content';
import type { Problem } from '@/lib/content/say/problem';
import { findDisclosurePage } from '@/lib/content/kinds/pages';
import { addDays, formatDate, formatDateTime, sessionOf, startOfDay } from '@/lib/text/dates';
import { routeOfNotice, titleOfNotice } from './site-pages';
import { lastUpdated } from './pages';

interface OfficeItem {
  text: string;
  /** The formatted date on which the item ends or was last changed; in `outdated`, its session. */
  when?: string;
  to?: string;
  /** The file that a form of the website editor changes: `fees.yaml`. */
  form?: string;
  /** The moment from which the item is no longer shown, in ISO 8601. */
  ends?: string;
}

/** Certificates are listed this long before they expire, because a renewal takes weeks. */
const RENEWAL_DAYS = 90;
/** Pages are listed this long after their last change. */
const UNTOUCHED_DAYS = 365;
/** Matches a session in the title of a file: `2025-26`. */
const SESSION = /\b20\d\d-\d\d\b/;
const MOST_PAGES = 10;

/** The facts that the dashboard shows about the site as last published. All of them are public. */
export type OfficeFacts = ReturnType<typeof officeFacts>;

/** Tasks for the office. @param day of the build, `YYYY-MM-DD` @param owed requirements of the Board that are unmet */
export function officeFacts(content: Content, day: string, owed: readonly Problem[] = []) {
  const { announcements, classes, disclosure, fees, notice, notices, pages } = content;
  const files = [disclosure?.B.rows ?? [], disclosure?.C.rows ?? []].flat().flatMap((row) => row.files ?? []);
  const pageOf = (block: 'feeTables' | 'bookList') => pages.find(({ shows = [] }) => shows.includes(block));
  const ofSession = [
    { page: pageOf('feeTables'), session: fees.session, form: 'fees.yaml' },
    { page: pageOf('bookList'), session: classes?.booksSession },
  ].flatMap(({ page, ...rest }) => (page ? { text: page.title, to: page.route, ...rest } : []));
  // Begin with the title of the form's page, because a file may have the same title as another page.
  const form = pages.find(({ route }) => route === findDisclosurePage(pages));
  const ofFiles = files.map(({ title }) => ({
    text: [form?.title ?? [], title].flat().join(': '),
    session: SESSION.exec(title)?.[0],
    to: form?.route,
  }));
  return {
    published: formatDate(day),
    owed: owed.map(({ field, message }): OfficeItem => {
      // In the words of the form: `Row D4c`
      const place = field.replace(/^[A-E] › rows › (\w+).*/, 'Row $1').replaceAll(' › ', ', ');
      return { text: place ? `${place}: ${message}` : message };
    }),
    certificates: files
      .flatMap(({ title, validUntil: end }) =>
        end && end <= addDays(day, RENEWAL_DAYS) ? { title, end } : [],
      )
      .toSorted((a, b) => (a.end < b.end ? -1 : 1))
      .map(({ title, end }): OfficeItem => ({ text: title, when: formatDate(end) })),
    notices: [
      ...[notice ?? [], notices].flat().map(({ label, until }): OfficeItem => {
        return { text: label, when: formatDateTime(new Date(until)), ends: until };
      }),
      ...announcements.map((each): OfficeItem => ({
        text: titleOfNotice(each),
        when: each.expires && formatDate(each.expires),
        ends: each.expires && startOfDay(addDays(each.expires, 1)).toISOString(),
        to: routeOfNotice(each),
        form: `announcements/${each.id}.yaml`,
      })),
    ],
    outdated: [...ofSession, ...ofFiles].flatMap(({ session, ...item }): OfficeItem | [] =>
      session !== undefined && session < sessionOf(day) ? { ...item, when: session } : [],
    ),
    untouched: pages
      .map((page) => ({ page, last: lastUpdated(page, content) }))
      .filter(({ last }) => last < addDays(day, -UNTOUCHED_DAYS))
      .toSorted((a, b) => (a.last < b.last ? -1 : 1))
      .slice(0, MOST_PAGES)
      .map(({ page: { title, route }, last }): OfficeItem => {
        return { text: title, when: formatDate(last), to: route, form: `pages${route}.md` };
      }),
  };
}
