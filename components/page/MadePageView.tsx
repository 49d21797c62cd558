import { ClassCard, ClassChoice } from './ClassCard';
import { AnnouncementList } from './DatedList';
import { Beside, PageHeading, StructuredData } from './InformationPage';
import type { OnDay } from './on-day';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contactOf } from '@/lib/content/kinds/school';
import { contentOfClass, factsOf } from '@/lib/site/class-card';
import { listSitePages, type MadePage } from '@/lib/site/made-pages';
import { describeBlocks, describeBreadcrumb } from '@/lib/site/structured-data';

/** A page without a file in content/pages/: a class's card, the list of classes, an announcement. */
export function MadePageView({ content, page, day }: OnDay & { page: MadePage }) {
  const { pages, school, words } = content;
  const { kind, route } = page;
  const title = kind === 'notice' ? page.heading : page.title;
  const notices = findPageShowing(pages, 'announcements');
  /** The page that leads to all notices. */
  const list = kind === 'notice' ? pages.find((each) => each.route === notices) : undefined;
  const steps = kind === 'class' ? [{ title: words.class.all, route: '/class' }] : list ? [list] : [];
  const links = listSitePages(content, day).flatMap((each) =>
    each.kind === 'notice' ? { text: each.heading, to: each.route } : [],
  );
  return (
    <>
      <PageHeading
        title={title}
        steps={steps}
        lead={kind === 'classes' ? words.class.chooseOne : undefined}
        picture={kind === 'class' ? factsOf(content, page.school.name) : list}
      />
      {kind === 'notice' ? (
        <div className="shell page-layout">
          <article>
            <AnnouncementList items={[page.notice]} school={school} alone />
          </article>
          <Beside
            contact={contactOf(school, list?.contact)}
            section={list && { title: list.title, links }}
            route={route}
          />
        </div>
      ) : (
        <div className={`shell page-body ${kind === 'class' ? 'class-page' : ''}`}>
          {kind === 'class' ? (
            <ClassCard content={content} of={page.school} facts={page.facts} day={day} />
          ) : (
            <ClassChoice content={content} />
          )}
        </div>
      )}
      <StructuredData
        data={[
          describeBreadcrumb(content, [...steps, { title, route }]),
          ...(kind === 'class'
            ? describeBlocks(['timings'], contentOfClass(content, page.school.name), day)
            : []),
        ]}
      />
    </>
  );
}
