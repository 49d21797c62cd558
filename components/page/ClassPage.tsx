import { ClassCard, ClassStages } from './ClassCard';
import { PageHeading, StructuredData } from './InformationPage';
import type { OnDay } from './on-day';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { contentOfClass, factsOf } from '@/lib/site/class-card';
import type { ClassPage as Page } from '@/lib/site/site-pages';
import { describeBlocks, describeBreadcrumb } from '@/lib/site/structured-data';

export function ClassPage({ content, day, page }: OnDay & { page: Page }) {
  const { route, title, school: of, facts } = page;
  const steps = [{ title: words.class.all, route: '/class' }];
  const own = contentOfClass(content, of.name);
  return (
    <>
      <PageHeading title={title} steps={steps} picture={factsOf(content, of.name)} />
      <div className="shell page-body class-page">
        <ClassCard content={content} of={of} facts={facts} day={day} />
      </div>
      <StructuredData
        data={[
          describeBreadcrumb(content.school, [...steps, { title, route }]),
          ...describeBlocks(['timings'], own, day),
        ]}
      />
    </>
  );
}

export function ClassListPage({ content }: { content: Content }) {
  const { all: title, chooseOne } = words.class;
  return (
    <>
      <PageHeading title={title} steps={[]} lead={chooseOne} />
      <div className="shell page-body">
        <ClassStages content={content} />
      </div>
      <StructuredData data={[describeBreadcrumb(content.school, [{ title, route: '/class' }])]} />
    </>
  );
}
