import { Breakable, DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import { fillIn } from '@/lib/text/text';
import { DisclosurePart, serialNumber } from './DisclosureForm';
import { passPercentage } from '@/lib/disclosure/check-results';

type DisclosureStaffProps = Pick<Content, 'words'> & { disclosure: Disclosure };

/** Longer lists are folded: fifty names are five screens of a phone. On paper they lie open. */
const UNFOLDED = 5;

/** Part D of Appendix IX: who teaches, how many, and with what qualification. */
export function DisclosureStaff({ disclosure, words: all }: DisclosureStaffProps) {
  const words = all.disclosure;
  return (
    <DisclosurePart
      part="D"
      disclosure={disclosure}
      words={words}
      headings={[words.information, words.strength, words.people]}
    >
      {disclosure.D.rows.map(({ row, information, number, details, people, notApplicable }) => (
        <tr key={row}>
          <td>{serialNumber(row)}</td>
          <th scope="row">
            <Breakable text={information} />
          </th>
          <td>{number ?? details}</td>
          <td>
            {notApplicable ? fillIn(words.notApplicable, { reason: notApplicable }) : null}
            {number !== undefined && details ? <p>{details}</p> : null}
            {people && people.length > UNFOLDED ? (
              <details className="fold">
                <summary>{fillIn(words.names, { count: people.length })}</summary>
                {listOf(people)}
              </details>
            ) : (
              people && listOf(people)
            )}
          </td>
        </tr>
      ))}
    </DisclosurePart>
  );
}

function listOf(people: NonNullable<Disclosure['D']['rows'][number]['people']>) {
  return (
    <ul>
      {people.map(({ name, qualification }) => (
        <li key={`${name} ${qualification}`}>{`${name}, ${qualification}`}</li>
      ))}
    </ul>
  );
}

/** The results of the classes of which there are any. */
export function resultsOf({ C: { classX, classXII } }: Disclosure, words: Content['words']['disclosure']) {
  return [
    { id: 'result-x', title: words.classX, rows: classX },
    { id: 'result-xii', title: words.classXII, rows: classXII },
  ].filter(({ rows }) => rows.length);
}

/** The last three years' results of classes X and XII. The percentage is computed, never typed (Appendix IX, part C). */
export function ResultTables({ disclosure, words: all }: DisclosureStaffProps) {
  const words = all.disclosure;
  return resultsOf(disclosure, words).map(({ id, title, rows }) => (
    <section key={id} className="new-part results">
      <h2 id={id} className="table-heading">
        {title}
      </h2>
      <DataTable
        id={id}
        headings={[
          words.number,
          words.year,
          { amount: words.registered },
          { amount: words.passed },
          { amount: words.percentage },
          words.remarks,
        ]}
      >
        {rows.map(({ year, registered, passed, remarks }, index) => (
          <tr key={year}>
            <td>{index + 1}</td>
            <th scope="row">{year}</th>
            <td className="amount">{registered}</td>
            <td className="amount">{passed}</td>
            <td className="amount">{passPercentage(registered, passed)}</td>
            <td>{remarks}</td>
          </tr>
        ))}
      </DataTable>
    </section>
  ));
}
