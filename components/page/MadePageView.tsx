import { ClassCard, ClassChoice } from './ClassCard';
import { AnnouncementList } from './DatedList';
import { Breadcrumb, PageHeading, StructuredData } from './InformationPage';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contentOfClass } from '@/lib/site/class-card';
import type { MadePage } from '@/lib/site/made-pages';
import { describeBlocks, describeBreadcrumb } from '@/lib/site/structured-data';

interface MadePageProps {
  content: Content;
  page: MadePage;
  /** The day for which the site is built, `YYYY-MM-DD`. */
  day: string;
}

/** A page without a file in content/pages/: a class's card, the list of classes, an announcement. */
export function MadePageView({ content, page, day }: MadePageProps) {
  const list = listOf(content, page);
  const { words } = content;
  return (
    <>
      <PageHeading
        title={page.heading ?? page.title}
        lead={page.kind === 'classes' ? words.class.chooseOne : undefined}
      >
        <Breadcrumb words={words.page} title={page.heading ?? page.title} list={list} />
      </PageHeading>
      <div className={`shell page-body ${page.kind === 'class' ? 'class-page' : ''}`}>
        {page.kind === 'classes' ? <ClassChoice content={content} /> : null}
        {page.kind === 'class' ? (
          <ClassCard content={content} of={page.school} facts={page.facts} day={day} />
        ) : null}
        {page.kind === 'notice' ? (
          <AnnouncementList items={[page.notice]} words={words} school={content.school} alone />
        ) : null}
      </div>
      <StructuredData
        data={describeBreadcrumb(content, page.heading ?? page.title, page.route, undefined, list)}
      />
      {page.kind === 'class'
        ? describeBlocks(['timings'], contentOfClass(content, page.school.name), day).map((data, index) => (
            <StructuredData key={index} data={data} />
          ))
        : null}
    </>
  );
}

/** The page that leads to all of its kind. */
function listOf({ pages, words }: Content, { kind }: MadePage): { title: string; route: string } | undefined {
  if (kind === 'class') return { title: words.class.all, route: '/class' };
  const route = kind === 'notice' ? findPageShowing(pages, 'announcements') : undefined;
  const page = pages.find((each) => each.route === route);
  return page && { title: page.title, route: page.route };
}
