import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import { classesOfSchool, factsOf } from '@/lib/site/class-card';

/** The books of each class (content/classes.yaml). */
export function BookList({ content }: { content: Content }) {
  const { class: labels } = content.words;
  return classesOfSchool(content).map(({ name, title }) => {
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
          <DataTable
            id={`${id}-table`}
            caption={`${labels.books}: ${title}`}
            captionHidden
            headings={[{ text: labels.subject }, { text: labels.book }]}
          >
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
      <DataTable
        id="ages-table"
        caption={labels.ages}
        captionHidden
        headings={[{ text: fees.class }, { text: labels.ageYears, amount: true }]}
      >
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
