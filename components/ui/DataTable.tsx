import type { ReactNode } from 'react';

interface DataTableProps {
  /** Says what the table holds; also names the region that scrolls on narrow screens. */
  caption: string;
  id: string;
  headings: readonly { text: string; amount?: boolean }[];
  children: ReactNode;
  /** Whether the caption is a visible heading elsewhere. */
  captionHidden?: boolean;
}

/** A table with headings, that scrolls within itself where the screen is too narrow (WCAG 1.4.10). */
export function DataTable({ caption, id, headings, children, captionHidden = false }: DataTableProps) {
  return (
    // The keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroll card" role="region" aria-labelledby={id} tabIndex={0}>
      <table className="data-table">
        <caption
          id={id}
          className={captionHidden ? 'sr-only' : 'text-ink px-4 pt-4 pb-1 text-start font-semibold'}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {headings.map(({ text, amount }) => (
              <th key={text} scope="col" className={amount ? 'amount' : undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
