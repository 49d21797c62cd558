import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource } from '@/lib/content/read/source';
import { judgeDisclosure } from '../judge-disclosure';
import { stateOf } from '../report';

const TEXT = readFileSync(path.join(__dirname, 'whole-disclosure.yaml'), 'utf8');

export type Change = readonly [from: string | RegExp, to: string];

interface Circumstances {
  day?: string;
  session?: string;
}

/**
 * What the gate says of a whole disclosure after the changes, one string a problem: `B6 ✗ Title: …`.
 * Placeholders are no part of it.
 */
export function judgeChanged(
  changes: readonly Change[],
  { day = '2025-09-15', session = '2025-26' }: Circumstances = {},
): string[] {
  const text = changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${from} is not in whole-disclosure.yaml`);
    return after;
  }, TEXT);
  const { source, problems } = parseSource(
    'content',
    { kind: 'disclosure', path: 'disclosure.yaml' },
    { text },
  );
  if (!source) throw new Error('the change made the file unreadable');
  return judgeDisclosure({ source, problems, session, day }).rows.flatMap((report) =>
    report.problems.map(({ field, message, severity }) => {
      const sign = severity === 'error' ? '✗' : '!';
      return `${report.row || report.part} ${sign} ${field}: ${message}`;
    }),
  );
}

/** How many rows there are, and how many of them are in order. */
export function countRows(): { all: number; ok: number } {
  const { source, problems } = parseSource(
    'content',
    { kind: 'disclosure', path: 'disclosure.yaml' },
    { text: TEXT },
  );
  if (!source) throw new Error('whole-disclosure.yaml cannot be read');
  const { rows } = judgeDisclosure({ source, problems, session: '2025-26', day: '2025-09-15' });
  return { all: rows.length, ok: rows.filter((row) => stateOf(row) === 'ok').length };
}
