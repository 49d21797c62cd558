import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';

export type Path = readonly (string | number)[];
export interface Position {
  line: number;
  column: number;
}

/** A parsed YAML text that still knows where each value stands. */
export interface YamlDocument {
  value: unknown;
  /** Where the value at `path` stands; for a missing one, where its nearest parent begins. */
  positionOf(path: Path): Position;
  /** Where the key at the end of `path` stands. */
  positionOfKey(path: Path): Position;
  /** The value at `path` as it was typed, without quotes. */
  sourceOf(path: Path): string | undefined;
  errors: { position: Position; message: string }[];
}

/** @param firstLine the line of the file on which `text` begins, 1-based */
export function parseYaml(text: string, firstLine = 1): YamlDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const errors = [...document.errors, ...document.warnings].map((error) => ({
    position: at(startOfQuote(text, error.pos[0], error.code)),
    message: explainSyntax(error.code, error.message),
  }));
  return {
    value: errors.length ? undefined : toValue(document, errors, at),
    positionOf: (path) => at(offsetOf(document, path)),
    positionOfKey: (path) => at(keyOffsetOf(document, path)),
    sourceOf: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? (node.source ?? String(node.value)) : undefined;
    },
    errors,
  };
}

function toValue(
  document: Document,
  errors: YamlDocument['errors'],
  at: (offset: number) => Position,
): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch {
    // Aliases (*name) that lead nowhere, or that multiply without end.
    errors.push({
      position: at(0),
      message: 'uses "*" or "&" at the start of a value. Write such a value in quotes.',
    });
    return undefined;
  }
}

function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    const range = (node as Node | null | undefined)?.range;
    if (range) return range[0];
    if (length > 0 && length === path.length && document.hasIn(path)) return keyOffsetOf(document, path);
  }
  return 0;
}

function keyOffsetOf(document: Document, path: Path): number {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const name = path.at(-1);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
    : undefined;
  return isScalar(pair?.key) && pair.key.range ? pair.key.range[0] : offsetOf(document, path.slice(0, -1));
}

/** YAML notices a missing closing quote only where the text ends; the editor looks for where it opens. */
function startOfQuote(text: string, offset: number, code: string): number {
  if (code !== 'MISSING_CHAR') return offset;
  const opening = [...text.slice(0, offset).matchAll(/(?:^|[:\-,[{]\s+)(["'])/gm)].at(-1);
  return opening ? opening.index + opening[0].length - 1 : offset;
}

const SYNTAX: Record<string, string> = {
  TAB_AS_INDENT: 'is indented with a tab. Use two spaces instead.',
  MISSING_CHAR: 'opens a quote that is never closed. Put the same quote mark at the end of the value.',
  DUPLICATE_KEY: 'has the same field twice. Delete one of the two lines.',
  BAD_INDENT:
    'is indented differently from its neighbours. Put the same number of spaces before each field of a group.',
  MULTIPLE_DOCS: 'has a line "---" in the middle. Delete that line.',
  BAD_ALIAS: 'begins a value with "*" or "&". Write the value in quotes.',
};

const BROKEN =
  'cannot be read from here on. A line should look like "field: value". Put a value with : or # in quotes.';

function explainSyntax(code: string, message: string): string {
  if (/tab/i.test(message)) return SYNTAX.TAB_AS_INDENT ?? BROKEN;
  if (code === 'MISSING_CHAR' && !/quote/i.test(message)) return BROKEN;
  return SYNTAX[code] ?? BROKEN;
}
