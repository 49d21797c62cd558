import type { ReactNode } from 'react';
import { Breakable, DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import { fillIn } from '@/lib/text/text';
import { DisclosurePart, serialNumber } from './DisclosureForm';
import { passPercentage } from '@/lib/disclosure/check-results';

interface DisclosureStaffProps {
  disclosure: Disclosure;
  words: Content['words']['disclosure'];
}

/** Part D of Appendix IX: who teaches, how many, and with what qualification. */
export function DisclosureStaff({ disclosure, words }: DisclosureStaffProps) {
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
            {people ? (
              <Folded count={people.length} words={words}>
                <ul>
                  {people.map(({ name, qualification }) => (
                    <li key={`${name} ${qualification}`}>{`${name}, ${qualification}`}</li>
                  ))}
                </ul>
              </Folded>
            ) : null}
          </td>
        </tr>
      ))}
    </DisclosurePart>
  );
}

/** Longer lists are folded: fifty names are five screens of a phone. */
const UNFOLDED = 5;

interface FoldedProps {
  count: number;
  words: DisclosureStaffProps['words'];
  children: ReactNode;
}

/** A long list of names, folded; on paper it lies open. */
function Folded({ count, words, children }: FoldedProps) {
  if (count <= UNFOLDED) return children;
  return (
    <details className="fold">
      <summary>{fillIn(words.names, { count })}</summary>
      {children}
    </details>
  );
}

/** The results of the classes of which there are any. */
export function resultsOf({ C: { classX, classXII } }: Disclosure, words: DisclosureStaffProps['words']) {
  return [
    { id: 'result-x', title: words.classX, rows: classX },
    { id: 'result-xii', title: words.classXII, rows: classXII },
  ].filter(({ rows }) => rows.length);
}

/** The last three years' results of classes X and XII. The percentage is computed, never typed (Appendix IX, part C). */
export function ResultTables({ disclosure, words }: DisclosureStaffProps) {
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
