import { IconPhone } from '@tabler/icons-react';
import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/fill-in';
import { formatRupees } from '@/lib/text/format-rupees';
import { telephoneLink } from '@/lib/text/contact-links';

import { FeeFinder } from './FeeFinder';

interface FeesProps {
  fees: Content['fees'];
  words: Content['words']['fees'];
}

/** Both tables of specification, section 9, "Fee structure". Amounts are whole rupees. */
export function FeeTables({ fees, words }: FeesProps) {
  const charges = [
    { item: words.admission, rows: fees.admission },
    { item: words.registration, rows: fees.registration },
    { item: words.annual, rows: fees.annual },
  ];
  return (
    <>
      <FeeFinder fees={fees} words={words} />
      <section className="mt-10">
        <h2 id="fees">{fillIn(words.session, { session: fees.session })}</h2>
        <div className="mt-5 space-y-8">
          <DataTable
            id="charges"
            caption={words.charges}
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
                  <td>{row.class}</td>
                  <td className="amount">{formatRupees(row.amount)}</td>
                </tr>
              )),
            )}
          </DataTable>
          <DataTable
            id="tuition"
            caption={fillIn(words.tuitionNote, { count: fees.installments })}
            headings={[
              { text: words.class },
              { text: words.installment, amount: true },
              { text: words.total, amount: true },
            ]}
          >
            {fees.tuition.map((row) => (
              <tr key={row.class}>
                <th scope="row">{row.class}</th>
                <td className="amount">{formatRupees(row.installment)}</td>
                <td className="amount">{formatRupees(row.total)}</td>
              </tr>
            ))}
          </DataTable>
        </div>
      </section>
    </>
  );
}

/** Whom to ask about fees: the accountants of specification, section 9. */
export function Accountants({ fees, words }: FeesProps) {
  return (
    <section>
      <h2 id="accountants">{words.accountants}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {fees.accountants.map(({ name, phone }) => (
          <li key={name} className="card p-4">
            <p className="font-semibold">{name}</p>
            <a href={telephoneLink(phone)} className="inline-flex min-h-8 items-center gap-2">
              <IconPhone size={18} aria-hidden />
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
