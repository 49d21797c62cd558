import { Picture } from '@/components/ui/Picture';
import { ClassCard, ClassChoice } from './ClassCard';
import { AnnouncementList } from './DatedList';
import { PageHeading, StructuredData } from './InformationPage';
import type { OnDay } from './on-day';
import type { Content } from '@/lib/content/content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contentOfClass, factsOf } from '@/lib/site/class-card';
import type { Step } from '@/lib/site/pages';
import type { MadePage } from '@/lib/site/made-pages';
import { describeBlocks, describeBreadcrumb } from '@/lib/site/structured-data';

/** A page without a file in content/pages/: a class's card, the list of classes, an announcement. */
export function MadePageView({ content, page, day }: OnDay & { page: MadePage }) {
  const { words } = content;
  const { route } = page;
  const title = page.kind === 'notice' ? page.heading : page.title;
  const steps = listOf(content, page);
  const { picture, alt = '' } = page.kind === 'class' ? factsOf(content, page.school.name) : {};
  return (
    <div className="page">
      <PageHeading
        title={title}
        words={words.page}
        steps={steps}
        lead={page.kind === 'classes' ? words.class.chooseOne : undefined}
        hasPicture={picture !== undefined}
      />
      <div className={`shell page-body ${page.kind === 'class' ? 'class-page' : ''}`}>
        {picture ? (
          <div className="page-picture">
            <Picture name={picture} alt={alt} sizes="25rem" />
          </div>
        ) : null}
        {page.kind === 'classes' ? <ClassChoice content={content} /> : null}
        {page.kind === 'class' ? (
          <ClassCard content={content} of={page.school} facts={page.facts} day={day} />
        ) : null}
        {page.kind === 'notice' ? (
          <AnnouncementList items={[page.notice]} words={words} school={content.school} alone />
        ) : null}
      </div>
      <StructuredData
        data={[
          describeBreadcrumb(content, [...steps, { title, route }]),
          ...(page.kind === 'class'
            ? describeBlocks(['timings'], contentOfClass(content, page.school.name), day)
            : []),
        ]}
      />
    </div>
  );
}

/** The page that leads to all of its kind. */
function listOf({ pages, words }: Content, { kind }: MadePage): Step[] {
  if (kind === 'class') return [{ title: words.class.all, route: '/class' }];
  const route = kind === 'notice' ? findPageShowing(pages, 'announcements') : undefined;
  return pages.filter((each) => each.route === route);
}
