import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findUnmarked } from './find-unmarked';

const FILES = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
  'app/page.tsx': "import { View } from '@/components/View';\nimport './globals.css';\nexport default View;",
  'app/globals.css': '',
  'app/(staff)/login/page.tsx':
    "import { StaffPage } from '@/components/staff/area/StaffPage';\nexport default function Page() { return <StaffPage />; }",
  'components/staff/area/StaffPage.tsx':
    "import { Login } from '@/components/Login';\nexport const StaffPage = () => <Login />;",
  'components/Login.tsx': "'use client';\nexport function Login() { return null; }",
  'components/View.tsx':
    "import * as ISLANDS from './islands/islands';\nimport type { Tabs } from './islands/Tabs';\nexport const View = (props: Tabs) => <ISLANDS.Tabs {...props} />;",
  'components/islands/islands.ts': "export { Tabs } from './Tabs';",
  'components/islands/Tabs.tsx':
    "/** Panels. */\n'use client';\nimport { Panel } from './Panel';\nexport type Tabs = object;\nexport const Tabs = (_: object) => <Panel />;",
  'components/islands/Panel.tsx': "'use client';\nexport const Panel = () => null;",
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unmarked-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const unmarked = (changed: Record<string, string> = {}) => {
  for (const [file, text] of Object.entries({ ...FILES, ...changed })) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return findUnmarked(root);
};

test('islands, what they import, types of islands and the pages of the staff area are in order', async () => {
  expect(await unmarked()).toEqual([]);
});

test('a client component that a page reaches by another way is named, with the file that imports it', async () => {
  const view = "import { Tabs } from './islands/Tabs';\nexport const View = () => <Tabs />;";
  expect(await unmarked({ 'components/View.tsx': view })).toEqual([
    'components/View.tsx imports the client component components/islands/Tabs.tsx, which would do nothing in the ' +
      'finished site. Add it to components/islands/islands.ts and use it as <Island name="…">.',
  ]);
});

test('a component of the staff area on a public page is found', async () => {
  const page = "export { Login as default } from '@/components/Login';";
  expect(await unmarked({ 'app/help/page.tsx': page })).toHaveLength(1);
});

test('a page of the staff area that does not use StaffPage is found', async () => {
  const page = "export { Login as default } from '@/components/Login';";
  expect(await unmarked({ 'app/(staff)/login/page.tsx': page })).toHaveLength(1);
});
