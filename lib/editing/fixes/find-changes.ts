import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectoryName } from '@/lib/content/files/directory';
import type { LoadOptions } from '@/lib/content/judge-content';
import { loadContent } from '@/lib/content/load-content';
import type { Problem } from '@/lib/content/messages/problem';
import { splitLines, type Change } from './changed-line';
import { tidyLines } from './tidy-lines';

/** What `npm run fix` can offer for a content folder. Of one line only one change: the next is found once it is made. */
export async function findChanges(
  directory: string,
  options: LoadOptions,
): Promise<{ changes: Change[]; mistakes: number }> {
  const { problems } = await loadContent(directory, options);
  const name = contentDirectoryName(directory);
  const found = [
    ...tidyLines(directory, name),
    ...problems.flatMap((problem) =>
      toChange(problem, path.join(directory, problem.file.slice(name.length))),
    ),
  ];
  const taken = new Set<string>();
  const changes = found.filter(({ file, line }) => {
    const place = `${file}:${line}`;
    if (taken.has(place)) return false;
    taken.add(place);
    return true;
  });
  return { changes, mistakes: problems.filter(({ severity }) => severity === 'error').length };
}

function toChange({ file, field, message, remedy }: Problem, own: string): Change[] {
  if (!remedy) return [];
  const { line, column, from, to } = remedy;
  const raw = splitLines(readFileSync(own, 'utf8'))[line - 1]?.text;
  // A byte order mark is no part of what the check counts.
  const mark = line === 1 && raw?.startsWith('\ufeff') ? 1 : 0;
  const start = column - 1 + mark;
  if (!raw?.startsWith(from, start)) return [];
  const after = raw.slice(0, start) + to + raw.slice(start + from.length);
  return [{ file, path: own, line, before: raw, after, why: field ? `${field}: ${message}` : message }];
}
