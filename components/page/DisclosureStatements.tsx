import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import type { Disclosure } from '@/lib/content/kinds/disclosure';
import { fillIn } from '@/lib/text/text';
import { keepTogether } from '@/lib/text/keep-together';
import { serialNumber } from './DisclosureHeading';
import { DisclosureTable } from './DisclosureTable';

interface DisclosureStatementsProps extends Pick<Content, 'words'> {
  disclosure: Disclosure;
  part: 'A' | 'E';
}

/** Parts A and E of Appendix IX: what is asked, and the details. */
export function DisclosureStatements({ part, disclosure, words }: DisclosureStatementsProps) {
  const { rows } = disclosure[part];
  const labels = words.disclosure;
  return (
    <section>
      <DisclosureTable
        part={part}
        disclosure={disclosure}
        words={labels}
        asked={labels.information}
        answer={labels.details}
      >
        {rows.map(({ row, information, details, address, notApplicable }) => (
          <tr key={row}>
            <td>{serialNumber(row)}</td>
            <th scope="row">{information}</th>
            <td>
              {notApplicable
                ? fillIn(labels.notApplicable, { reason: notApplicable })
                : keepTogether(details ?? '')}
              {address ? (
                <SiteLink href={address} newTab={words.page.newTab}>
                  {fillIn(labels.video, { host: new URL(address).host })}
                </SiteLink>
              ) : null}
            </td>
          </tr>
        ))}
      </DisclosureTable>
    </section>
  );
}
