import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { listFiles, sortFiles } from '@/lib/content/files/content-tree';
import { cleanText } from '@/lib/content/files/invisible-signs';
import { decodeText } from '@/lib/content/files/read-text';
import { splitLines, type Change } from './changed-line';

const WHY = 'has signs that cannot be seen. The website leaves them out; other programs may not.';

/** Lines with invisible signs, and fields with spaces at their ends. Two spaces at the end of a line of a text are a line break. */
export function tidyLines(directory: string, name: string): Change[] {
  return sortFiles(listFiles(directory), name).texts.flatMap(({ path: own }) => {
    const place = path.join(directory, own);
    const bytes = readFileSync(place);
    if ('wrong' in decodeText(bytes)) return [];
    const lines = splitLines(bytes.toString('utf8'));
    const text = lines.map((line) => line.text).join('\n');
    const kept = linesOfTexts(text, own.endsWith('.md'));
    return lines.flatMap(({ text: before }, index) => {
      const mark = index === 0 && before.startsWith('\ufeff') ? '\ufeff' : '';
      const clean = mark + cleanText(before);
      const after = kept(index + 1) ? clean : clean.trimEnd();
      return after === before
        ? []
        : [{ file: `${name}/${own}`, path: place, line: index + 1, before, after, why: WHY }];
    });
  });
}

/** Whether a line (1-based) belongs to a text of several lines. */
function linesOfTexts(text: string, isMarkdown: boolean): (line: number) => boolean {
  const end = isMarkdown ? text.indexOf('\n---', 1) : text.length;
  const fields = end === -1 ? '' : text.slice(0, end);
  const countLines = (offset: number): number => fields.slice(0, offset).split('\n').length;
  const ranges: [number, number][] = [];
  visit(parseDocument(fields.replace(/^---/, '###'), { uniqueKeys: false, logLevel: 'error' }), {
    Scalar: (_, node) => {
      if (isScalar(node) && node.range && /^(BLOCK|QUOTE)/.test(node.type ?? ''))
        ranges.push([countLines(node.range[0]), countLines(node.range[1])]);
    },
  });
  const last = countLines(fields.length);
  return (line) => (isMarkdown && line > last) || ranges.some(([from, to]) => line > from && line < to);
}
