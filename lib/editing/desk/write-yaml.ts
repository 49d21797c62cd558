import { isScalar, stringify } from 'yaml';

/** A value in the style of `npm run new`, with every line but the first indented by so many spaces. */
export const writeBlock = (value: unknown, indent: number): string =>
  stringify(value, { lineWidth: 0, singleQuote: true, blockQuote: 'literal' }).replaceAll(
    /\n(?=[^\n])/g,
    `\n${' '.repeat(indent)}`,
  );

/** A value within brackets and on one line: `[Monday, Friday]`. */
export function writeFlow(value: unknown): string {
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const how = {
    collectionStyle: 'flow',
    lineWidth: 0,
    singleQuote: true,
    flowCollectionPadding: false,
  } as const;
  return stringify([value], how).trim().slice(1, -1);
}

/** A text, number or boolean on one line, in the quotes of the value that it replaces. */
export function writeLike(old: unknown, value: unknown, isInFlow: boolean): string {
  const type = isScalar(old) ? old.type : undefined;
  if (typeof value === 'string') {
    if (value.includes('\n') || type === 'QUOTE_DOUBLE') return JSON.stringify(value);
    if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  }
  return isInFlow ? writeFlow(value) : writeBlock({ k: value }, 0).slice('k: '.length).trimEnd();
}
