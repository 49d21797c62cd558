import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import { contactOf } from '@/lib/content/kinds/school';
import { sessionOf } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';
import { AskByPhone } from './WhomToAsk';
import { classesOfSchool, factsOf } from '@/lib/site/class-card';

/**
 * The books of each class (content/classes.yaml).
 * @param props.day for which the site is built, `YYYY-MM-DD`
 */
export function BookList({ content, day }: { content: Content; day: string }) {
  const { class: labels } = content.words;
  const { booksSession: session } = content.classes ?? {};
  const present = sessionOf(day);
  const desk = contactOf(content.school, content.classes?.office) ?? content.school.contacts[0];
  const old =
    desk && session !== undefined && session < present ? (
      <AskByPhone
        key="old"
        text={fillIn(labels.booksNotPublished, { session, present })}
        phone={desk.phone}
      />
    ) : null;
  const lists = classesOfSchool(content).map(({ name, title }) => {
    const { books = [], booksNote } = factsOf(content, name);
    const id = `books-${name.toLowerCase()}`;
    if (!books.length && booksNote === undefined) return null;
    return (
      <section key={name} className="new-part">
        <h2 id={id} className="table-heading">
          {title}
        </h2>
        {booksNote === undefined ? null : <p>{booksNote}</p>}
        {books.length ? (
          <DataTable id={id} headings={[labels.subject, labels.book]}>
            {books.map(({ subject, book }) => (
              <tr key={subject}>
                <th scope="row">{subject}</th>
                <td>{book}</td>
              </tr>
            ))}
          </DataTable>
        ) : null}
      </section>
    );
  });
  return [old, ...lists];
}

/** How old a child is when it joins each class (content/classes.yaml). */
export function AgeTable({ content }: { content: Content }) {
  const { class: labels, fees } = content.words;
  const rows = classesOfSchool(content).flatMap((each) => {
    const { age } = factsOf(content, each.name);
    return age === undefined ? [] : [{ ...each, age }];
  });
  if (!rows.length) return null;
  return (
    <section className="new-part">
      <h2 id="ages" className="table-heading">
        {labels.ages}
      </h2>
      <DataTable id="ages" headings={[fees.class, { amount: labels.ageYears }]}>
        {rows.map(({ name, age }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="amount">{age}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
