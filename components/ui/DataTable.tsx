import type { ReactNode } from 'react';

/** Lets long words wrap after a slash, after the @ of an e-mail address, and before each dot that follows the @. */
export function Breakable({ text }: { text: string }) {
  // Avoid lookbehind, which Safari 14 does not support.
  return text
    .replace(/[/@](?=.)/g, '$&\0')
    .replace(/@\S*/g, (address) => address.replace(/\.(?=\w)/g, '\0.'))
    .split('\0')
    .flatMap((part, index) => (index ? [<wbr key={index} />, part] : part));
}

interface DataTableProps {
  /** The id of the caption, or of the heading above the table, which labels the table. */
  id: string;
  /** Required if the table has no heading above it. */
  caption?: string;
  headings: readonly (string | { amount: string })[];
  /** A row's first cell, or second cell if the rows are numbered, is its heading. */
  rows?: readonly (readonly ReactNode[])[];
  numbered?: boolean;
  /** True if the cells explain themselves, so that only screen readers need the headings. */
  plain?: boolean;
  /** True if each row becomes a titled list of its cells on every phone, not only with enlarged text. */
  stack?: boolean;
  /** Instead of `rows`: `tbody` elements that group the rows. */
  children?: ReactNode;
}

/** A table with headings. To fit a phone, it wraps or stacks its rows (e2e/expect-in-reach.ts; WCAG 1.4.10). */
export function DataTable({ caption, id, headings, rows, numbered, plain, stack, children }: DataTableProps) {
  const columns = headings.map((heading, index) => ({
    title: typeof heading === 'string' ? heading : heading.amount,
    className: typeof heading === 'string' ? undefined : 'amount',
    names: index === (numbered ? 1 : 0),
  }));
  const cellOf = (cell: ReactNode, index: number) => {
    const { title, className, names } = columns[index] ?? {};
    // Labels the cell when its row is shown as a card, and in older Safari, where such rows lose their headings.
    const label = { 'data-label': plain || names ? undefined : title };
    const Cell = names ? 'th' : 'td';
    const scope = names ? 'row' : undefined;
    return (
      <Cell key={index} scope={scope} className={names ? undefined : className} {...label}>
        {names && typeof cell === 'string' ? <Breakable text={cell} /> : cell}
      </Cell>
    );
  };
  return (
    <div className="table-scroll card">
      <table
        className={stack ? 'data-table stack' : 'data-table'}
        aria-labelledby={caption === undefined ? id : undefined}
      >
        {caption === undefined ? null : <caption id={id}>{caption}</caption>}
        <thead className={plain ? 'sr-only' : undefined}>
          <tr>
            {columns.map(({ title, className }) => (
              <th key={title} scope="col" className={className}>
                <Breakable text={title} />
              </th>
            ))}
          </tr>
        </thead>
        {rows ? (
          <tbody>
            {rows.map((cells, index) => (
              <tr key={index}>{cells.map(cellOf)}</tr>
            ))}
          </tbody>
        ) : (
          children
        )}
      </table>
    </div>
  );
}
