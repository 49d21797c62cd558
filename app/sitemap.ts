import type { MetadataRoute } from 'next';
import { listSitePages, alternatesOf } from '@/lib/site/site-pages';
import { siteTime } from '@/lib/text/dates';
import { getContent } from '@/lib/content/get-content';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const content = await getContent();
  const pages = listSitePages(content, siteTime().day);
  const newest = pages
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);
  return pages.flatMap((page) => {
    const { canonical, languages } = alternatesOf(page, content.school);
    // `x-default` is only in the sitemap, which search engines read too: on each page, it would cost seven bytes.
    const alternates = languages && { languages: { ...languages, 'x-default': languages.en } };
    return Object.values(languages ?? { canonical }).map((url) => ({
      url,
      lastModified: page.updated ?? newest,
      ...(alternates && { alternates }),
    }));
  });
}
