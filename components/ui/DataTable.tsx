import { Fragment, Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** A text in which a line may end after a slash: "affiliation/upgradation/extension" is no one word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={`${index} ${part}`}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

interface DataTableProps {
  /** Of its caption, or else of the heading above it: it names the table, and the region that scrolls on narrow screens. */
  id: string;
  /** Says what the table holds, where no heading does. */
  caption?: string;
  /** Those of columns of amounts are marked. */
  headings: readonly (string | { amount: string })[];
  /** A `tr` for each row. */
  children: ReactNode;
  /** On phones each row becomes a titled list of its cells. Every row must have a cell for each heading. */
  stack?: boolean;
  /** Whether the children are `tbody` elements, one for each group of rows. */
  grouped?: boolean;
}

/** A table with headings that fits a phone: it wraps, stacks its rows, or scrolls within itself (WCAG 1.4.10). */
export function DataTable({ caption, id, headings, children, stack, grouped }: DataTableProps) {
  const titles = headings.map((heading) => (typeof heading === 'string' ? heading : heading.amount));
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
            {titles.map((text, index) => (
              <th key={text} scope="col" className={text === headings[index] ? undefined : 'amount'}>
                <Breakable text={text} />
              </th>
            ))}
          </tr>
        </thead>
        {grouped ? (
          children
        ) : (
          <tbody>{stack ? Children.map(children, (row) => labelCells(row, titles)) : children}</tbody>
        )}
      </table>
    </div>
  );
}

type WithChildren = ReactElement<{ children?: ReactNode }>;

/** An older Safari, for which a row that is laid out as a block is none, reads each cell with its label. */
function labelCells(row: ReactNode, labels: readonly string[]): ReactNode {
  if (!isValidElement(row)) return row;
  const cells = Children.toArray((row as WithChildren).props.children).filter((cell) => isValidElement(cell));
  const labelled = cells.map((cell, index) =>
    cloneElement(cell as ReactElement<object>, { 'data-label': labels[index] } as object),
  );
  return cloneElement(row as ReactElement<object>, {}, ...labelled);
}
