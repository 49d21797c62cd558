import { prerender } from 'react-dom/static';
import PublicRoute, { generateMetadata, generateStaticParams } from '@/app/(public)/[[...path]]/page';
import { getContent } from '@/lib/content/get-content';
import { loadContent } from '@/lib/content/load-content';
import { readAnswers } from '@/lib/editing/new-school/questions';
import { writeSchool } from '@/lib/editing/new-school/write-school';
import { writeExtremeSchool } from './write-extreme-school';
import { useScratch } from '@/lib/setup/testing/use-scratch';

const DAY = '2025-04-15';

jest.mock('@/lib/content/get-content', () => ({ getContent: jest.fn() }));
// A build makes pictures before pages.
jest.mock('@/lib/site/pictures', () => {
  const file = { width: 800, path: '/assets/pictures/some.webp' };
  const picture = { width: 800, height: 600, sources: [], fallback: file, thumbnails: [file] };
  return { ...jest.requireActual('@/lib/site/pictures'), getPicture: () => Promise.resolve(picture) };
});
jest.mock('@/lib/site/social', () => ({
  ...jest.requireActual('@/lib/site/social'),
  socialAddress: () => '/some.png',
}));

const inScratch = useScratch();

/** `npm run check:accepted` makes finished sites of such schools, which takes minutes. */
test.each([
  ['the most of every field', 60, (folder: string) => writeExtremeSchool(folder, 'most', DAY, false)],
  ['the least of every field', 5, (folder: string) => writeExtremeSchool(folder, 'least', DAY, false)],
  ['a new school of another board, with every class and streams', 30, writeOfOtherBoard],
] as const)('the check accepts %s, and every page of that school renders', async (_, least, write) => {
  const directory = inScratch('school');
  await write(directory);
  const { content } = await loadContent(directory, { day: DAY });
  if (!content) throw new Error('the check refuses the school');
  jest.mocked(getContent).mockResolvedValue(content);
  jest.replaceProperty(process, 'env', { ...process.env, CONTENT_DIR: directory, SITE_DATE: DAY });
  const pages = [];
  for (const one of await generateStaticParams()) {
    const params = Promise.resolve(one);
    expect((await generateMetadata({ params })).title).toBeTruthy();
    pages.push(await PublicRoute({ params }));
  }
  expect(pages.length).toBeGreaterThan(least);
  for (const page of pages) {
    const { prelude } = await prerender(page);
    expect(await new Response(prelude).text()).toContain('</main>');
  }
});

async function writeOfOtherBoard(folder: string): Promise<void> {
  const { answers } = await readAnswers('e2e/other-school/answers.yaml');
  const OTHER = {
    board: 'CISCE',
    'classes.from': 'Playgroup',
    'classes.to': 'XII',
    streams: 'Science, Commerce',
  };
  await writeSchool(folder, { ...answers, ...OTHER }, DAY);
}
