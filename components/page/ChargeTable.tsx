import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import { formatRupees } from '@/lib/text/text';

interface ChargeTableProps {
  fees: Content['fees'];
  words: Content['words']['fees'];
}

/** Admission, registration and annual charges: those that the school has, or nothing. */
export function ChargeTable({ fees, words }: ChargeTableProps) {
  const all = [
    { item: words.admission, rows: fees.admission },
    { item: words.registration, rows: fees.registration },
    { item: words.annual, rows: fees.annual },
  ];
  const charges = all.filter(({ rows }) => rows.length);
  if (!charges.length) return null;
  return (
    <DataTable
      id="charges"
      caption={charges.length === all.length ? words.charges : charges.map(({ item }) => item).join(', ')}
      headings={[{ text: words.item }, { text: words.class }, { text: words.amount, amount: true }]}
    >
      {charges.flatMap(({ item, rows }) =>
        rows.map((row, index) => (
          <tr key={`${item} ${row.class}`}>
            {index === 0 ? (
              <th scope="rowgroup" rowSpan={rows.length}>
                {item}
              </th>
            ) : null}
            <td className="charge">{row.class}</td>
            <td className="amount">{formatRupees(row.amount)}</td>
          </tr>
        )),
      )}
    </DataTable>
  );
}
