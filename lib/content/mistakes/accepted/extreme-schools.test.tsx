import { prerender } from 'react-dom/static';
import PublicRoute, { generateMetadata, generateStaticParams } from '@/app/(public)/[[...path]]/page';
import { getContent } from '@/lib/content/get-content';
import { loadContent } from '@/lib/content/load-content';
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
test.each(['most', 'least'] as const)(
  'the check accepts the %s of every field, and every page of that school renders',
  async (extreme) => {
    const directory = inScratch('school');
    await writeExtremeSchool(directory, extreme, DAY, false);
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
    expect(pages.length).toBeGreaterThan(extreme === 'most' ? 60 : 5);
    for (const page of pages) {
      const { prelude } = await prerender(page);
      expect(await new Response(prelude).text()).toContain('</main>');
    }
  },
);
