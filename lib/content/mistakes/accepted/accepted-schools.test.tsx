import { prerender } from 'react-dom/static';
import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import * as home from '@/app/(public)/page';
import * as information from '@/app/(public)/[...path]/page';
import * as classList from '@/app/(public)/class/page';
import * as classCard from '@/app/(public)/class/[class]/page';
import * as notice from '@/app/(public)/notice/[id]/page';
import * as search from '@/app/(public)/search/page';
import * as siteMap from '@/app/(public)/site-map/page';
import { writeOtherSchool } from '@/e2e/other-school/write-other-school';
import { getContent } from '@/lib/content/get-content';
import { loadContent } from '@/lib/content/load-content';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import { formatProblem } from '@/lib/content/say/problem';
import { readAnswers } from '@/lib/editing/new-school/questions';
import { writeSchool } from '@/lib/editing/new-school/write-school';
import { listSitePages } from '@/lib/site/site-pages';
import { REFUSED, writeExtremeSchool } from './write-extreme-school';
import { useScratch } from '@/lib/setup/testing/use-scratch';

const DAY = '2025-04-15';

jest.mock('@/lib/content/get-content', () => ({ getContent: jest.fn() }));
// Replaces the pictures, which a build makes before the pages: this test makes only the pages.
jest.mock('@/lib/site/pictures', () => {
  const file = { width: 800, path: '/assets/pictures/some.webp' };
  const picture = { width: 800, height: 600, avif: [file], webp: file, fallback: file, thumbnail: file };
  return { ...jest.requireActual('@/lib/site/pictures'), getPicture: () => Promise.resolve(picture) };
});
jest.mock('@/lib/site/social', () => ({
  ...jest.requireActual('@/lib/site/social'),
  socialAddress: () => '/some.png',
}));

interface Props {
  params: Promise<object>;
}
interface Route {
  default: (props: Props) => Promise<ReactElement>;
  generateMetadata: (props: Props) => Promise<Metadata>;
  generateStaticParams?: () => Promise<object[]>;
}
const ROUTES = [
  home,
  information,
  classList,
  classCard,
  notice,
  siteMap,
  search,
] as readonly object[] as readonly Route[];

/** Makes every page of the site. A route for which the school has no page must answer "not found". */
async function makePages(): Promise<ReactElement[]> {
  const pages: ReactElement[] = [];
  for (const route of ROUTES) {
    const addresses = (await route.generateStaticParams?.()) ?? [{}];
    expect(addresses).not.toEqual([]);
    for (const address of addresses) {
      const props = { params: Promise.resolve(address) };
      try {
        pages.push(await route.default(props));
      } catch (error) {
        if (!String(error).includes('NEXT_HTTP_ERROR_FALLBACK;404')) throw error;
        continue;
      }
      expect((await route.generateMetadata(props)).title).toBeTruthy();
    }
  }
  return pages;
}

const inScratch = useScratch();
const school = useSchoolCopy();

/** `npm run check:accepted` builds whole sites of such schools, which takes minutes. */
test.each([
  ['every field at its maximum', 60, (folder: string) => writeExtremeSchool(folder, 'most', DAY, false)],
  ['every field at its minimum', 5, (folder: string) => writeExtremeSchool(folder, 'least', DAY, false)],
  ['a new school of another board, with every class and streams', 30, writeOfOtherBoard],
] as const)('the check accepts %s, and every page of that school renders', async (_, least, write) => {
  const directory = inScratch('school');
  const { content } = await write(directory);
  if (!content) throw new Error('the check refuses the school');
  jest.mocked(getContent).mockResolvedValue(content);
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_DIR: directory, SITE_DATE: DAY });
  const pages = await makePages();
  expect(pages).toHaveLength(listSitePages(content, DAY).length);
  expect(pages.length).toBeGreaterThan(least);
  for (const page of pages) {
    const { prelude } = await prerender(page);
    expect(await new Response(prelude).text()).toContain('</main>');
  }
});

test('a school without classes and announcements has no pages for them, and all its pages render', async () => {
  const directory = inScratch('school');
  const { content } = await writeExtremeSchool(directory, 'least', DAY, false);
  if (!content) throw new Error('the check refuses the school');
  const fees = { ...content.fees, tuition: [] };
  const lacking = { announcements: [], fees, classes: undefined, timings: undefined };
  jest.mocked(getContent).mockResolvedValue({ ...content, ...lacking });
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_DIR: directory, SITE_DATE: DAY });
  expect(await makePages()).toHaveLength(content.pages.length + 3);
});

// `npm test` also builds this school, checks its finished site, and opens each of its pages in a browser.
test('the other school of the browser tests, with a page of everything that a text can contain, has no errors', async () => {
  await writeOtherSchool(inScratch('school'));
  const { problems } = await loadContent(inScratch('school'), { day: '2026-11-21' });
  const wrong = problems.filter(({ severity }) => severity === 'error');
  expect(wrong.map(formatProblem)).toEqual([]);
});

test.each(REFUSED.map((text) => [JSON.stringify(text), text]))('the check refuses %s', async (_, text) => {
  school.change('pages/transport.md', '## Routes', `${text}\n\n## Routes`);
  expect(await school.problems({ severity: 'error' })).not.toEqual([]);
});

async function writeOfOtherBoard(folder: string) {
  const { answers } = await readAnswers('e2e/other-school/answers.yaml');
  const OTHER = {
    board: 'CISCE',
    'classes.from': 'Playgroup',
    'classes.to': 'XII',
    streams: 'Science, Commerce',
  };
  await writeSchool(folder, { ...answers, ...OTHER }, DAY);
  return loadContent(folder, { day: DAY });
}
