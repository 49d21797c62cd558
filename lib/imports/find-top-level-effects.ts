import { parseSync, type Statement } from 'oxc-parser';

/** Statements that only name things. Values may be computed: a constant may be a compiled pattern or a sorted list. */
const NAMING = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportDefaultDeclaration',
  'ExportNamedDeclaration',
  'FunctionDeclaration',
  'ClassDeclaration',
  'VariableDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSModuleDeclaration',
]);

/**
 * Lines on which a module does something as soon as it is imported: a call on its own, a loop, an `await`.
 * @param file its name, for the kind of syntax
 */
export function findTopLevelEffects(file: string, text: string): number[] {
  const { program } = parseSync(file, text);
  return program.body
    .filter(
      (statement) => !isDirective(statement) && (!NAMING.has(statement.type) || awaits(statement, text)),
    )
    .map(({ start }) => text.slice(0, start).split('\n').length);
}

/** `'use client'` */
function isDirective(statement: Statement): boolean {
  return statement.type === 'ExpressionStatement' && statement.expression.type === 'Literal';
}

/** `const site = await load()`; an `await` in a function is further in than the value itself. */
function awaits(statement: Statement, text: string): boolean {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return false;
  return declaration.declarations.some(({ init }) => init && /^\(*await\b/.test(text.slice(init.start)));
}
