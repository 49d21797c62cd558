import { shorten } from '@/lib/text/shorten';
import { plainTextsOf } from '../files/plain-texts';
import type { Source } from '../files/source';
import type { Problem } from '../messages/problem';
import { fieldProblem } from './field-problem';

const IN_CURLY = /^[“”„‘’]([^“”„‘’"]+)["“”’‘]$/;
/** Fields that quote a person, where quotes may be meant. */
const SAID = new Set([
  'message',
  'summary',
  'text',
  'caption',
  'details',
  'introduction',
  'description',
  'heading',
]);

/** Values in the curly quotes of Word, which are no quotes to the file: visitors would see them. */
export function checkCurlyQuotes(source: Source): Problem[] {
  return plainTextsOf(source).flatMap(({ text, path }) => {
    const inner = IN_CURLY.exec(text.trim())?.[1];
    if (inner === undefined) return [];
    const isCode = !/\s/.test(inner);
    if (!isCode && SAID.has(String(path.at(-1)))) return [];
    const right = JSON.stringify(inner);
    const message = `is in curly quotes, and visitors would see them. Write straight ones: ${shorten(right)}`;
    const typed = source.document.typedAt(path);
    const remedy =
      isCode && typed === text ? { ...source.document.positionOf(path), from: typed, to: right } : undefined;
    return [fieldProblem(source, path, message, { severity: isCode ? 'error' : 'warning', remedy })];
  });
}
