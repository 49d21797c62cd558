import type { ReactNode } from 'react';

/** A text in which a line may end after a slash, and in an e-mail address after its @ and before its dots: "affiliation/upgradation/extension" is no one word. */
export function Breakable({ text }: { text: string }) {
  return text
    .split(/(?<=[/@])|(?<=@\S*)(?=\.)/)
    .flatMap((part, index) => (index ? [<wbr key={index} />, part] : part));
}

interface DataTableProps {
  /** The id of its caption, or of the heading above it: it labels the table and its scrolling region. */
  id: string;
  /** Needed where no heading names the table. */
  caption?: string;
  headings: readonly (string | { amount: string })[];
  /** The first cell is the row's heading; of a numbered row, the second. */
  rows?: readonly (readonly ReactNode[])[];
  numbered?: boolean;
  /** What its columns hold needs no words: the headings are for screen readers. */
  plain?: boolean;
  /** On all phones, and not only with large letters, each row becomes a titled list of its cells. */
  stack?: boolean;
  /** Instead of `rows`: `tbody` elements that group rows. */
  children?: ReactNode;
}

/** A table with headings that fits a phone: it wraps, stacks its rows, or scrolls within itself (WCAG 1.4.10). */
export function DataTable({ caption, id, headings, rows, numbered, plain, stack, children }: DataTableProps) {
  const columns = headings.map((heading, index) => ({
    title: typeof heading === 'string' ? heading : heading.amount,
    className: typeof heading === 'string' ? undefined : 'amount',
    names: index === (numbered ? 1 : 0),
  }));
  const cellOf = (cell: ReactNode, index: number) => {
    const { title, className, names } = columns[index] ?? {};
    // Where rows are cards; and an older Safari, for which a row that is laid out as a block is none, reads it.
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
    // The keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroll card" role="region" aria-labelledby={id} tabIndex={0}>
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
