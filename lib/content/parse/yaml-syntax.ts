import { isAlias, isCollection, isMap, isScalar, visit, type Document, type Node, type YAMLMap } from 'yaml';
import { shorten } from '@/lib/text/text';
import { findDuplicates } from './values';

const INDENT =
  'is indented differently from its neighbours. Put the same number of spaces before each field of a group.';
const TAB = 'is indented with a tab. Use two spaces instead.';
const NO_COLON = 'has a line without a colon. A line should look like "field: value".';
const BROKEN =
  'cannot be read from here on. A line should look like "field: value". Put a value with : or # in quotes.';

export const NESTED = 'is nested too deeply. Restore the file from a backup.';

const SYNTAX: Record<string, string> = {
  TAB_AS_INDENT: TAB,
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  BAD_DQ_ESCAPE: 'has a backslash within double quotes. Write the value in single quotes.',
  BAD_INDENT: INDENT,
  MULTIPLE_DOCS: 'has a line "---" in the middle. Delete that line.',
  RESOURCE_EXHAUSTION: NESTED,
};

function explainSyntax(code: string, message: string, text: string, offset: number): string {
  if (/["']/.test(text.charAt(offset)) && isOpen(text, offset))
    return 'opens a quote that is never closed. Put the same quote mark at the end of the value.';
  const line = lineAt(text, offset);
  if (/^[ ]*\t/.test(line)) return TAB;
  if (code === 'BAD_DQ_ESCAPE' || code === 'RESOURCE_EXHAUSTION') return SYNTAX[code] ?? BROKEN;
  const sign = /^\s*(?:- +)?(?:[^\s:]+: +)?(.)/.exec(line)?.[1] ?? '';
  const [, closed = sign] = /(["'])[ ]*$/.exec(text.slice(0, offset)) ?? [];
  if (/["']/.test(closed))
    return `has more text after a closing quote. Put the whole value between two quote marks of the other kind, ${closed === '"' ? "'" : '"'}.`;
  if (/: \[\] *\n(?:[ \t]*- .*\n)?[ \t]*$/.test(text.slice(0, offset)))
    return 'is below an empty list: [] means that it has no items. Delete the [] above.';
  if (/[[\]{}*&!%@`|>]/.test(sign)) return explainSign(sign);
  if (/followed by map values/.test(message)) return NO_COLON;
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:\s.*:(\s|$)/.test(line))
    return 'has a value with ": " in it. Write the whole value in quotes.';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || /must start at the same column/.test(message)) return INDENT;
  if (/^\s+[^\s:]+:(\s|$)/.test(line) && text.charAt(offset - 1) === '\n') return INDENT;
  return SYNTAX[code] ?? BROKEN;
}

const explainSign = (sign: string): string => `${nameSign(sign)} Write the whole value in quotes.`;

export const nameSign = (sign: string): string =>
  `begins a value with ${sign}, which has a special meaning here.`;

/** Where the editor should look for the cause of an error that the parser reports at `offset`. */
function placeOfSlip(text: string, offset: number, code: string): number {
  // The parser's position for this error depends on the computer's memory, so point to the beginning of the file.
  if (code === 'RESOURCE_EXHAUSTION') return 0;
  return findOpenQuote(text, offset, code) ?? findIndentedLine(text, offset, code) ?? offset;
}

/** The offset of a line that is indented too far. The parser reports the value above it instead. */
function findIndentedLine(text: string, offset: number, code: string): number | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || /:\s.*:(\s|$)/.test(lineAt(text, offset))) return undefined;
  const end = text.indexOf('\n', offset);
  return end === -1 ? undefined : end + 1;
}

/** The offset of the last quote before `offset` that is not closed on its line: the parser reports it too late. */
function findOpenQuote(text: string, offset: number, code: string): number | undefined {
  if (!['MISSING_CHAR', 'UNEXPECTED_TOKEN', 'MULTILINE_IMPLICIT_KEY', 'BAD_INDENT'].includes(code))
    return undefined;
  const openings = [...text.slice(0, offset + 1).matchAll(/(?:^[ \t]*|: +|- +)(?=["'])/gm)].map(
    (match) => match.index + match[0].length,
  );
  return openings.findLast((opening) => isOpen(text, opening));
}

function isOpen(text: string, offset: number): boolean {
  const mark = text.charAt(offset);
  const rest = (text.slice(offset + 1).split('\n', 1)[0] ?? '').replaceAll(/\\.|''/g, '');
  return !rest.includes(mark);
}

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start).split('\n', 1)[0] ?? '';
}

export interface Slip {
  offset: number;
  message: string;
}

/** The deepest nesting that is read. A file with deeper nesting is damaged, and would exhaust the memory. */
const MAX_LEVELS = 30;

/** Finds the first part of the text that YAML rejects, or reads differently from what the editor means. */
export function findSlips(text: string, document: Document.Parsed): Slip | undefined {
  const error = [...document.errors, ...document.warnings].toSorted((a, b) => a.pos[0] - b.pos[0])[0];
  if (error) {
    const offset = placeOfSlip(text, error.pos[0], error.code);
    return { offset, message: explainSyntax(error.code, error.message, text, offset) };
  }
  let slip: Slip | undefined;
  visit(document, (_, node, parents) => {
    slip = slipOf(text, node as Node | null, parents.length);
    return slip ? visit.BREAK : undefined;
  });
  return slip;
}

function slipOf(text: string, node: Node | null, level: number): Slip | undefined {
  const offset = node?.range?.[0] ?? 0;
  if (isCollection(node) && level > MAX_LEVELS) return { offset, message: NESTED };
  // YAML reads the "!" of "! Closed" as a tag, and drops it.
  if (isScalar(node) && text.startsWith('! ', offset - 2))
    return { offset: offset - 2, message: explainSign('!') };
  // YAML drops "&name" (an anchor), and replaces "*name" (an alias) with another value.
  if (isAlias(node)) return { offset, message: explainSign('*') };
  if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined)
    return { offset: Math.max(text.lastIndexOf('&', offset), 0), message: explainSign('&') };
  return isMap(node) ? slipOfKeys(text, node) : undefined;
}

function slipOfKeys(text: string, map: YAMLMap): Slip | undefined {
  const keys = map.items.map(({ key }) => (isScalar(key) ? key : undefined));
  const noName = 'has a value where a field name should be. A line should look like "field: value".';
  if (keys.includes(undefined)) return { offset: map.range?.[0] ?? 0, message: noName };
  const [twice] = findDuplicates(keys, (key) => String(key?.value));
  if (!twice) return undefined;
  const line = text.slice(0, twice.first?.range?.[0]).split('\n').length;
  const message = `has the field "${shorten(twice.key)}" twice; the first is on line ${line}. Delete one of the two.`;
  return { offset: twice.item?.range?.[0] ?? 0, message };
}
