import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import { formatRupees } from '@/lib/text/text';

interface OtherChargesProps {
  fees: Content['fees'];
  words: Content['words']['fees'];
}

/** Hostel, transport and other charges, a table for each. */
export function OtherCharges({ fees: { other }, words }: OtherChargesProps) {
  return other.map(({ title, note, rows }, index) => {
    const saysWhen = rows.some(({ paid }) => paid !== undefined);
    return (
      <div key={title}>
        <DataTable
          id={`other-charges-${index + 1}`}
          caption={title}
          headings={[
            { text: words.item },
            ...(saysWhen ? [{ text: words.paid }] : []),
            { text: words.amount, amount: true },
          ]}
        >
          {rows.map(({ item, paid, amount }) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              {saysWhen ? <td>{paid}</td> : null}
              <td className="amount">{formatRupees(amount)}</td>
            </tr>
          ))}
        </DataTable>
        {note ? <p className="note">{note}</p> : null}
      </div>
    );
  });
}
