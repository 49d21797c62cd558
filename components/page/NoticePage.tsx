import { AnnouncementList } from './DatedList';
import { Beside, PageHeading, StructuredData } from './InformationPage';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contactOf } from '@/lib/content/kinds/school';
import { noticePages, type NoticePage as Page } from '@/lib/site/site-pages';
import { describeBreadcrumb } from '@/lib/site/structured-data';

/** An announcement on a page of its own, to which a message can lead. */
export function NoticePage({ content, page }: { content: Content; page: Page }) {
  const { pages, school } = content;
  const { heading: title, route, notice } = page;
  /** The page that leads to all notices. */
  const list = pages.find((each) => each.route === findPageShowing(pages, 'announcements'));
  const steps = list ? [list] : [];
  const links = noticePages(content).map((each) => ({ text: each.heading, to: each.route }));
  return (
    <>
      <PageHeading title={title} steps={steps} picture={list} />
      <div className="shell page-layout">
        <article>
          <AnnouncementList items={[notice]} school={school} alone />
        </article>
        <Beside
          contact={contactOf(school, list?.contact)}
          section={list && { title: list.title, links }}
          route={route}
        />
      </div>
      <StructuredData data={[describeBreadcrumb(school, [...steps, { title, route }])]} />
    </>
  );
}
