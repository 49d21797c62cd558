import { ClassCard, ClassChoice } from './ClassCard';
import { AnnouncementList } from './DatedList';
import { Beside, PageHeading, StructuredData } from './InformationPage';
import type { OnDay } from './on-day';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contactOf } from '@/lib/content/kinds/school';
import { contentOfClass, factsOf } from '@/lib/site/class-card';
import { routeOfNotice, titleOfNotice, type MadePage } from '@/lib/site/made-pages';
import { describeBlocks, describeBreadcrumb } from '@/lib/site/structured-data';

/** A page without a file in content/pages/: a class's card, the list of classes, an announcement. */
export function MadePageView({ content, page, day }: OnDay & { page: MadePage }) {
  const { announcements, pages, school, words } = content;
  const { route } = page;
  const title = page.kind === 'notice' ? page.heading : page.title;
  const notices = findPageShowing(pages, 'announcements');
  /** The page that leads to all notices. */
  const list = page.kind === 'notice' ? pages.find((each) => each.route === notices) : undefined;
  const steps = page.kind === 'class' ? [{ title: words.class.all, route: '/class' }] : list ? [list] : [];
  return (
    <>
      <PageHeading
        title={title}
        words={words.page}
        steps={steps}
        lead={page.kind === 'classes' ? words.class.chooseOne : undefined}
        picture={page.kind === 'class' ? factsOf(content, page.school.name) : list}
      />
      {page.kind === 'classes' ? (
        <div className="shell page-body">
          <ClassChoice content={content} />
        </div>
      ) : null}
      {page.kind === 'class' ? (
        <div className="shell page-body class-page">
          <ClassCard content={content} of={page.school} facts={page.facts} day={day} />
        </div>
      ) : null}
      {page.kind === 'notice' ? (
        <div className="shell page-layout">
          <article>
            <AnnouncementList items={[page.notice]} words={words} school={school} alone />
          </article>
          <Beside
            contact={contactOf(school, list?.contact)}
            section={
              list && {
                title: list.title,
                links: announcements.flatMap((each) => {
                  const to = routeOfNotice(each);
                  return to ? { text: titleOfNotice(each), to } : [];
                }),
              }
            }
            route={route}
            words={words.page}
          />
        </div>
      ) : null}
      <StructuredData
        data={[
          describeBreadcrumb(content, [...steps, { title, route }]),
          ...(page.kind === 'class'
            ? describeBlocks(['timings'], contentOfClass(content, page.school.name), day)
            : []),
        ]}
      />
    </>
  );
}
