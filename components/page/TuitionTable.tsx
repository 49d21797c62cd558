import { Fragment, type ReactNode } from 'react';
import { DataTable } from '@/components/ui/DataTable';
import type { Content } from '@/lib/content/content';
import { fillIn, formatRupees } from '@/lib/text/text';

interface TuitionTableProps {
  fees: Content['fees'];
  words: Content['words']['fees'];
}

/** Tuition by class. Where classes pay in different numbers of installments, each row says in how many. */
export function TuitionTable({ fees: { tuition }, words }: TuitionTableProps) {
  const [count = 0, ...others] = new Set(tuition.map(({ installments }) => installments));
  const differ = others.length > 0;
  return (
    <DataTable
      id="tuition"
      caption={differ ? words.tuition : fillIn(words.tuitionNote, { count })}
      headings={[
        { text: words.class },
        { text: words.installment, amount: true },
        ...(differ ? [{ text: words.installments, amount: true }] : []),
        { text: words.total, amount: true },
      ]}
    >
      {tuition.map((row) => (
        <tr key={row.class}>
          <th scope="row">{breakable(row.class)}</th>
          <td className="amount">{formatRupees(row.installment)}</td>
          {differ ? <td className="amount">{row.installments}</td> : null}
          <td className="amount">{formatRupees(row.total)}</td>
        </tr>
      ))}
    </DataTable>
  );
}

/** A long name such as "XI Humanities/Arts" may break after its slash: three columns must fit a screen of 320 px. */
function breakable(name: string): ReactNode {
  return name.split('/').map((part, index) => (
    // The parts of a name do not move.
    <Fragment key={index}>
      {index ? '/' : ''}
      {index ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
