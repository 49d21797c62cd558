import path from 'node:path';
import { parseSync, Visitor, type Program } from 'oxc-parser';

export interface Import {
  /** From the project's folder, without an ending: `lib/text/fill-in`. */
  from: string;
  line: number;
}

/**
 * What a source file takes from other files of the project: imports, imports of types, re-exports, `import()` and `require()`.
 * @param file from the project's folder, such as `lib/text/text.ts`
 */
export function readImports(file: string, text: string): Import[] {
  const { module, program } = parseSync(file, text);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
  ].map(({ value, start }) => ({ value, start }));
  const computed = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    value: text.slice(start + 1, end - 1),
    start,
  }));
  return [...named, ...computed, ...readOlderImports(program)].flatMap(({ value, start }) => {
    const from = resolveInProject(file, value);
    return from === undefined ? [] : [{ from, line: text.slice(0, start).split('\n').length }];
  });
}

/** `import('…').Type`, `import a = require('…')` and `require('…')`, which are no imports of a module. */
function readOlderImports(program: Program): { value: string; start: number }[] {
  const found: { value: string; start: number }[] = [];
  const take = (node: { type: string; start: number; value?: unknown } | undefined): void => {
    if (typeof node?.value === 'string') found.push({ value: node.value, start: node.start });
  };
  new Visitor({
    TSImportType: ({ source }) => take(source),
    TSExternalModuleReference: ({ expression }) => take(expression),
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') take(first);
    },
  }).visit(program);
  return found;
}

function resolveInProject(file: string, name: string): string | undefined {
  const target = name.startsWith('@/')
    ? path.posix.normalize(name.slice(2))
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : undefined;
  return target?.replace(/\.([cm]?[jt]s|[jt]sx)$/, '');
}
