import { findImportFaults } from './find-import-faults';

const ORDER = ['lib/text', 'lib/content/**', 'server', 'components/ui'];
const OTHERS = {
  'lib/text/a.ts': '',
  'lib/content/yaml/b.ts': '',
  'server/c.ts': '',
  'components/ui/D.tsx': '',
};

const faultsOf = (sources: Record<string, string>) =>
  findImportFaults(new Map(Object.entries({ ...OTHERS, ...sources })), ORDER);

test('imports from the same folder and from folders before it are in order', () => {
  const text =
    "import { a } from '@/lib/text/a';\nimport { b } from '../files/b';\nimport path from 'node:path';\n";
  expect(faultsOf({ 'lib/content/yaml/e.ts': text })).toEqual([]);
});

test.each([
  ['an import', "import { D } from '@/components/ui/D';"],
  ['an import of a type', "import type { D } from '@/components/ui/D';"],
  ['a relative import', "import { D } from '../../components/ui/D';"],
  ['a re-export', "export { D } from '@/components/ui/D';"],
  ['an import of one type', "export type E = import('@/components/ui/D').E;"],
  ['an import of CommonJS', "import D = require('@/components/ui/D');"],
  ['a require', "const D = require('@/components/ui/D');"],
  ['an import by a way round', "import { D } from '@/lib/../components/ui/D';"],
  ['an import at run time', "export const load = () => import('@/components/ui/D');"],
])('%s from a later folder is a fault with its line', (_, text) => {
  expect(faultsOf({ 'lib/text/e.ts': `// first line\n${text}\n` })).toEqual([
    'lib/text/e.ts:2: imports components/ui/D, but components/ui comes after lib/text in the import order. Move what both need to a lower folder.',
  ]);
});

test('a folder stands for its index file', () => {
  expect(faultsOf({ 'lib/text/e.ts': "import { D } from '@/components/ui';" })).toHaveLength(1);
});

test('the site must not need the server, although it comes before the views', () => {
  expect(faultsOf({ 'components/ui/E.tsx': "import { c } from '@/server/c';" })).toEqual([
    'components/ui/E.tsx:1: imports server/c, but the site must not need the server',
  ]);
});

test('only tests may import what is for tests', () => {
  const text = "import { school } from '../../content/mistakes/school-copy';";
  expect(faultsOf({ 'lib/text/testing/e.ts': text, 'lib/text/e.test.ts': text })).toEqual([]);
  expect(faultsOf({ 'lib/text/e.ts': text })).toHaveLength(1);
});

test('a folder that the list lacks, and one that is gone, are faults', () => {
  expect(faultsOf({ 'lib/new/e.ts': '' })).toEqual([
    'lib/new/e.ts: add lib/new to the list in lib/imports/import-order.ts',
  ]);
  expect(findImportFaults(new Map(), ['lib/gone'])).toEqual([
    'lib/imports/import-order.ts: lib/gone holds no source file',
  ]);
});
