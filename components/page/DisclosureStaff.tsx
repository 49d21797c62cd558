import { Breakable } from '@/components/ui/Breakable';
import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import { fillIn } from '@/lib/text/text';
import { DisclosureHeading, serialNumber } from './DisclosureHeading';

interface DisclosureStaffProps {
  disclosure: Disclosure;
  words: Content['words']['disclosure'];
}

/** Part D of Appendix IX: who teaches, how many, and with what qualification. */
export function DisclosureStaff({ disclosure, words }: DisclosureStaffProps) {
  const { title, rows } = disclosure.D;
  return (
    <section>
      <DisclosureHeading part="D" title={title} edition={disclosure.edition} words={words} />
      <DataTable
        id="part-D-caption"
        caption={title}
        captionHidden
        stack
        headings={[
          { text: words.number },
          { text: words.information },
          { text: words.strength },
          { text: words.people },
        ]}
      >
        {rows.map(({ row, information, number, details, people, notApplicable }) => (
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
                <ul>
                  {people.map(({ name, qualification }) => (
                    <li key={`${name} ${qualification}`}>{`${name}, ${qualification}`}</li>
                  ))}
                </ul>
              ) : null}
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
