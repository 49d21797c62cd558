import { DataTable } from '@/components/ui/DataTable';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/content/fill-in';
import { DisclosureHeading, serialNumber } from './DisclosureHeading';

interface DisclosureStatementsProps extends Pick<Content, 'disclosure' | 'words'> {
  part: 'A' | 'E';
}

/** Parts A and E of Appendix IX: what is asked, and the details. */
export function DisclosureStatements({ part, disclosure, words }: DisclosureStatementsProps) {
  const { title, rows } = disclosure[part];
  const labels = words.disclosure;
  return (
    <section>
      <DisclosureHeading part={part} title={title} edition={disclosure.edition} words={labels} />
      <DataTable
        id={`part-${part}-caption`}
        caption={title}
        captionHidden
        headings={[{ text: labels.number }, { text: labels.information }, { text: labels.details }]}
      >
        {rows.map(({ row, information, details, address, notApplicable }) => (
          <tr key={row}>
            <td>{serialNumber(row)}</td>
            <th scope="row">{information}</th>
            <td>
              {notApplicable ? fillIn(labels.notApplicable, { reason: notApplicable }) : details}
              {address ? (
                <SiteLink href={address} newTab={words.page.newTab}>
                  {fillIn(labels.video, { host: new URL(address).host })}
                </SiteLink>
              ) : null}
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
