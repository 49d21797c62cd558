import type { ReactNode } from 'react';
import { ExpiryScript } from './ExpiryScript';
import { SiteLink } from './links';
import { lastExpiry } from '@/lib/text/dates';
import type { DatedText } from '@/lib/site/coming-days';
import { keepTogether } from '@/lib/text/keep-together';

export interface DatedRow {
  label: string;
  /** The page that says more. */
  to?: string;
  lines: readonly DatedLine[];
}

interface DatedLine extends DatedText {
  to?: string;
  /** Says "today": it is shown only where the script removes what is past. */
  live?: boolean;
}

interface DatedRowsProps {
  /** Names the whole. */
  label: string;
  /** Shows the name above the rows, or the rows as large answers. */
  as?: 'group' | 'answers';
  rows: readonly DatedRow[];
  /** For the day on which the last line that says "today" has expired; nothing where there is none. */
  children?: ReactNode;
}

/**
 * Rows with lines enough for the coming weeks, of which CSS shows the first; the script removes the past ones. A line
 * that is not `live` must say its dates, so that it holds without script. A row without a line is left out.
 */
export function DatedRows({ label: name, as, rows, children }: DatedRowsProps) {
  const filled = rows
    .filter(({ lines }) => lines.length)
    .map((row) => ({ ...row, expires: lastExpiry(row.lines) }));
  if (!filled.length) return null;
  return (
    <>
      <section
        className={as === 'answers' ? 'today large-answers' : 'today'}
        aria-label={name}
        data-expires={lastExpiry(filled)}
      >
        {as === 'group' ? <h2>{name}</h2> : null}
        <dl>
          {filled.map(({ label, to, lines, expires }) => (
            <div key={label} data-expires={expires}>
              <dt>{to ? <a href={to}>{label}</a> : label}</dt>
              {lines.map(({ text, live, expires: end, to: page }) => (
                <dd key={`${end} ${text}`} className={live ? 'live' : undefined} data-expires={end}>
                  <SiteLink href={page}>
                    {as === 'answers' ? <Answer text={text} /> : keepTogether(text)}
                  </SiteLink>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
      {filled.some(({ lines }) => lines.some(({ live }) => live)) ? children : null}
      <ExpiryScript items={filled.flatMap(({ lines }) => lines)} />
    </>
  );
}

/** Its first line is the answer. */
function Answer({ text }: { text: string }) {
  const [first, ...more] = keepTogether(text).split('\n');
  return (
    <>
      <b>{first}</b>
      {more.map((line) => `\n${line}`).join('')}
    </>
  );
}
