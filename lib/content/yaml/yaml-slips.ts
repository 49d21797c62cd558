import { isAlias, isCollection, isMap, isScalar, visit, type Document, type Node, type YAMLMap } from 'yaml';
import { shorten } from '@/lib/text/shorten';
import { explainSign, explainSyntax, placeOfSlip, NESTED } from './yaml-syntax';

/** Why a YAML text cannot be taken as it is. */
export interface Slip {
  offset: number;
  message: string;
  /** The offset of what the message calls `{line}`. */
  first?: number;
}

/** Content is never deeper than this; a file that is deeper is damaged, and would exhaust the memory. */
const MOST_LEVELS = 30;

/** The first part of the text that YAML refuses, or reads otherwise than an editor means it. */
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
  if (isCollection(node) && level > MOST_LEVELS) return { offset, message: NESTED };
  // "! Closed" would lose its sign; a word behind it is refused by the parser.
  if (isScalar(node) && text.startsWith('! ', offset - 2))
    return { offset: offset - 2, message: explainSign('!') };
  // "&name" and "*name" would drop a word of the value, or repeat another value.
  if (isAlias(node)) return { offset, message: explainSign('*') };
  if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined)
    return { offset: Math.max(text.lastIndexOf('&', offset), 0), message: explainSign('&') };
  return isMap(node) ? slipOfKeys(node) : undefined;
}

function slipOfKeys(map: YAMLMap): Slip | undefined {
  const seen = new Map<string, number>();
  for (const { key } of map.items) {
    if (!isScalar(key))
      return {
        offset: map.range?.[0] ?? 0,
        message:
          'has a value where the name of a field should stand. A line should look like "field: value".',
      };
    const name = String(key.value);
    const offset = key.range?.[0] ?? 0;
    const first = seen.get(name);
    if (first !== undefined)
      return {
        offset,
        first,
        message: `has the field "${shorten(name)}" twice; the first is on line {line}. Delete one of the two.`,
      };
    seen.set(name, offset);
  }
  return undefined;
}
