import type { Remedy } from '../yaml/line-change';
import type { Path, YamlDocument } from '../yaml/yaml-document';

export type { Remedy };

/** Another value for the field at `path`, or undefined where its present value is not within one line. */
export function replaceValue(document: YamlDocument, path: Path, value: string): Remedy | undefined {
  const from = document.typedAt(path);
  if (from === undefined || from.includes('\n')) return undefined;
  return { ...document.positionOf(path), from, to: keepQuotes(from, value) };
}

/** `value` as a YAML value in the quotes that the editor used; plain where there are none. */
function keepQuotes(typed: string, value: string): string {
  if (typed.startsWith("'")) return `'${value.replaceAll("'", "''")}'`;
  if (typed.startsWith('"')) return JSON.stringify(value);
  return value;
}
