import type { ReactNode } from 'react';

/** A text in which a line may end after a slash, and before the host of an e-mail address: "affiliation/upgradation/extension" is no one word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)|(?=@)/).flatMap((part, index) => (index ? [<wbr key={index} />, part] : part));
}

interface DataTableProps {
  /** Of its caption, or else of the heading above it: it names the table, and the region that scrolls on narrow screens. */
  id: string;
  /** Says what the table holds, where no heading does. */
  caption?: string;
  /** Those of columns of amounts are marked. */
  headings: readonly (string | { amount: string })[];
  /** A cell for each heading. The first names its row, or the second where the first is only its number. */
  rows?: readonly (readonly ReactNode[])[];
  numbered?: boolean;
  /** On phones each row becomes a titled list of its cells. */
  stack?: boolean;
  /** In the place of `rows`: `tbody` elements, whose rows belong together. */
  children?: ReactNode;
}

/** A table with headings that fits a phone: it wraps, stacks its rows, or scrolls within itself (WCAG 1.4.10). */
export function DataTable({ caption, id, headings, rows, numbered, stack, children }: DataTableProps) {
  const columns = headings.map((heading, index) => ({
    title: typeof heading === 'string' ? heading : heading.amount,
    className: typeof heading === 'string' ? undefined : 'amount',
    names: index === (numbered ? 1 : 0),
  }));
  const cellOf = (cell: ReactNode, index: number) => {
    const { title, className, names } = columns[index] ?? {};
    // An older Safari, for which a row that is laid out as a block is none, reads each cell with its label.
    const label = { 'data-label': stack ? title : undefined };
    const Cell = names ? 'th' : 'td';
    const scope = names ? 'row' : undefined;
    return (
      <Cell key={index} scope={scope} className={names ? undefined : className} {...label}>
        {names && typeof cell === 'string' ? <Breakable text={cell} /> : cell}
      </Cell>
    );
  };
  return (
    // The keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroll card" role="region" aria-labelledby={id} tabIndex={0}>
      <table
        className={stack ? 'data-table stack' : 'data-table'}
        aria-labelledby={caption === undefined ? id : undefined}
      >
        {caption === undefined ? null : <caption id={id}>{caption}</caption>}
        <thead>
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
