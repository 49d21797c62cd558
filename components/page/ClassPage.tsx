import { ClassCard, ClassChips, ClassChoice } from './ClassCard';
import { PageHeading, StructuredData } from './InformationPage';
import type { OnDay } from './on-day';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { classesNamed } from '@/lib/content/kinds/classes';
import { words } from '@/lib/content/words/in-use';
import { sayClass } from '@/lib/content/words/say-class';
import { classesOfSchool, contentOfClass, factsOf } from '@/lib/site/class-card';
import { stagesOf } from '@/lib/site/hours';
import type { ClassPage as Page } from '@/lib/site/site-pages';
import { describeBlocks, describeBreadcrumb } from '@/lib/site/structured-data';

/** With more teachers, the heading names none, because they would fill it. The card below names all. */
const MOST_NAMED = 4;

export function ClassPage({ content, day, page }: OnDay & { page: Page }) {
  const { route, title, school: of, facts } = page;
  const steps = [{ title: words.class.all, route: '/class' }];
  const own = contentOfClass(content, of.name);
  const { teachers = [], ...drawing } = factsOf(content, of.name);
  const named = teachers.map((each) => ({
    figure: each.name,
    text: `${words.class.teacher}, ${each.section}`,
  }));
  return (
    <>
      <PageHeading
        title={title}
        steps={steps}
        picture={drawing}
        facts={named.length > MOST_NAMED ? [] : named}
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

/** A card for each stage, with its picture and classes. If the stages do not name every class, there is one list
 * instead. */
function ClassStages({ content }: { content: Content }) {
  const all = classesOfSchool(content);
  const stages = (content.timings ? stagesOf(content.timings) : [])
    .map((name) => ({ name, classes: all.filter((each) => classesNamed(name).includes(each.name)) }))
    .filter(({ classes }) => classes.length);
  if (new Set(stages.flatMap(({ classes }) => classes)).size < all.length)
    return <ClassChoice content={content} />;
  return (
    <ul className="cards cards-of-four stages">
      {stages.map(({ name, classes }) => {
        const { picture, alt = '' } = factsOf(content, classes[0]?.name ?? '');
        return (
          <li key={name} className="card">
            {picture ? (
              <Picture
                name={picture}
                alt={alt}
                sizes="(min-width: 40rem) 20rem, 100vw"
                className="link-card-picture"
              />
            ) : null}
            <div className="class-choice padded">
              <h2>{sayClass(name).replace(/ \(.*/, '')}</h2>
              <ClassChips classes={classes} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
