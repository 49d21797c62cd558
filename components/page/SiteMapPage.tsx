import type { Content } from '@/lib/content/content';
import { Breadcrumb } from './Breadcrumb';
import { PageHeading } from './PageHeading';
import { SectionLists } from './SectionLists';

/** Every page by the sections of the menu: another way to find one (WCAG 2.4.5), and where breadcrumbs lead. */
export function SiteMapPage({ content }: { content: Content }) {
  const { words } = content;
  return (
    <>
      <PageHeading title={words.page.siteMap}>
        <Breadcrumb words={words.page} title={words.page.siteMap} />
      </PageHeading>
      <div className="shell page-body">
        <SectionLists content={content} />
      </div>
    </>
  );
}
