import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkRatio, type Disclosure } from '@/lib/content/kinds/disclosure';
import type { ParsedFile } from '@/lib/content/say/problem';
import { parseSource } from '@/lib/content/read/source';
import { judgeDisclosure, type RowReport } from '../judge-disclosure';
import { stateOf } from '../report';

const TEXT = readFileSync(path.join(__dirname, 'whole-disclosure.yaml'), 'utf8');

export type Change = readonly [from: string | RegExp, to: string];

interface Circumstances {
  day?: string;
  session?: string;
}

function judge(text: string, { day = '2025-09-15', session = '2025-26' }: Circumstances = {}): RowReport[] {
  const file = { kind: 'disclosure', path: 'disclosure.yaml' } as const;
  const { source, problems } = parseSource('content', file, { text });
  if (!source) throw new Error('whole-disclosure.yaml cannot be read after the changes');
  // Add the problems that the content check finds in the ratio, because they belong to a row.
  if (source.valid) problems.push(...checkRatio(source as ParsedFile<Disclosure>));
  return judgeDisclosure(source, problems, session, { name: 'content', sources: [], validFiles: {}, day })
    .rows;
}

/** Judges the disclosure after the changes: one string for each problem, `B6 ✗ Title: …`. Leaves out placeholders. */
export function judgeChanged(changes: readonly Change[], circumstances?: Circumstances): string[] {
  const text = changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${from} is not in whole-disclosure.yaml`);
    return after;
  }, TEXT);
  return judge(text, circumstances).flatMap((report) =>
    report.problems.map(({ field, message, severity }) => {
      const sign = severity === 'error' ? '✗' : '!';
      return `${report.row || report.part} ${sign} ${field}: ${message}`;
    }),
  );
}

export function countRows(): { all: number; ok: number } {
  const rows = judge(TEXT);
  return { all: rows.length, ok: rows.filter((row) => stateOf(row) === 'ok').length };
}
