import { ClassCard, ClassChoice } from './ClassCard';
import { PageHeading, StructuredData } from './InformationPage';
import type { OnDay } from './on-day';
import { nameOf, span } from './TimingsPage';
import type { Content } from '@/lib/content/content';
import type { Timings } from '@/lib/content/kinds/timings';
import { words } from '@/lib/content/words/in-use';
import { contentOfClass, factsOf } from '@/lib/site/class-card';
import { seasonOn } from '@/lib/site/hours';
import type { ClassPage as Page } from '@/lib/site/site-pages';
import { keepTogether } from '@/lib/text/keep-together';
import { describeBlocks, describeBreadcrumb } from '@/lib/site/structured-data';

export function ClassPage({ content, day, page }: OnDay & { page: Page }) {
  const { route, title, school: of, facts } = page;
  const steps = [{ title: words.class.all, route: '/class' }];
  const own = contentOfClass(content, of.name);
  return (
    <>
      <PageHeading
        title={title}
        steps={steps}
        picture={factsOf(content, of.name)}
        facts={own.timings && gateHours(own.timings, day)}
      />
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

/** The gate hours of the current season. Today's school hours stand in the class card. */
function gateHours(timings: Timings, day: string) {
  const season = seasonOn(timings, day);
  const gate = { begins: season.gateOpens, ends: season.gateCloses };
  return [
    { text: keepTogether(`${words.timings.gate}, ${nameOf(season)}`), figure: keepTogether(span(gate)) },
  ];
}

export function ClassListPage({ content }: { content: Content }) {
  const { all: title, chooseOne } = words.class;
  return (
    <>
      <PageHeading title={title} steps={[]} lead={chooseOne} />
      <div className="shell page-body">
        <ClassChoice content={content} />
      </div>
      <StructuredData data={[describeBreadcrumb(content.school, [{ title, route: '/class' }])]} />
    </>
  );
}
