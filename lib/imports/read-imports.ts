import path from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** From the project's folder, without an ending: `lib/text/fill-in`. */
  from: string;
  line: number;
}

/**
 * What a source file takes from other files of the project: imports, imports of types, re-exports and `import()`.
 * @param file from the project's folder, such as `lib/text/fill-in.ts`
 */
export function readImports(file: string, text: string): Import[] {
  const { module } = parseSync(file, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
  ].map(({ value, start }) => ({ value, start }));
  const computed = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    value: text.slice(start + 1, end - 1),
    start,
  }));
  return [...named, ...computed].flatMap(({ value, start }) => {
    const from = resolveInProject(file, value);
    return from === undefined ? [] : [{ from, line: text.slice(0, start).split('\n').length }];
  });
}

function resolveInProject(file: string, name: string): string | undefined {
  const target = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : undefined;
  return target?.replace(/\.(ts|tsx|mjs|js)$/, '');
}
