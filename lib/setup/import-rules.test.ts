import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(__dirname, '../..');

interface Override {
  files: string[];
  rules: { 'no-restricted-imports': 'off' | [string, { patterns: { regex: string }[] }] };
}

const { plugins, overrides } = JSON.parse(readFileSync(path.join(PROJECT, '.oxlintrc.json'), 'utf8')) as {
  plugins: string[];
  overrides: Override[];
};

/** Imports that the rules must reject in these files, however they are written. */
const FAULTS: readonly [file: string, from: string][] = [
  ['app/page.tsx', '@/server/create-api'],
  ['app/page.tsx', '@/lib/build/prepare-site'],
  ['components/ui/Picture.tsx', '@/app/layout'],
  ['components/ui/Picture.tsx', '../../app/layout'],
  ['components/ui/Picture.tsx', 'node:fs'],
  ['components/page/Blocks.tsx', '@/lib/content/get-content'],
  ['components/page/Blocks.tsx', '@/components/islands/Tabs'],
  ['components/page/Blocks.tsx', '../islands/Tabs'],
  ['app/help/page.tsx', '@/components/staff/StaffLogin'],
  ['components/staff/LoginForm.tsx', '@/lib/site/pictures'],
  ['lib/site/pages.ts', '@/components/ui/Picture'],
  ['lib/site/pages.ts', '@/lib/commands/build'],
  ['lib/site/pages.ts', '@/lib/hosts/rules'],
  ['lib/site/pages.ts', '../hosts/rules'],
  ['lib/site/pages.ts', '../content/mistakes/school-copy'],
  ['lib/build/rewrite-page.ts', '@/server/create-api'],
  ['lib/build/rewrite-page.ts', '@/lib/commands/build'],
  ['lib/text/text.ts', '@/lib/content/load-content'],
  ['lib/text/text.ts', '@/lib/staff/session'],
  ['lib/text/text.ts', '../staff/session'],
  ['lib/text/text.ts', 'node:fs'],
  ['lib/staff/session.ts', '@/lib/disclosure/rules'],
  ['lib/staff/session.ts', '../disclosure/rules'],
  ['lib/staff/session.ts', '@/lib/content/load-content'],
  ['lib/staff/session.ts', 'node:fs'],
  ['lib/setup/install.mjs', '@/lib/content/say/problem'],
  ['lib/setup/install.mjs', '../content/say/problem'],
  ['lib/setup/install.mjs', '@/server/api'],
  ['lib/theme/theme.ts', '@/lib/site/pages'],
  ['lib/content/load-content.ts', '@/lib/site/pages'],
  ['lib/content/across/links.ts', '../../site/pages'],
  ['lib/content/kinds/fees.ts', '../across/links'],
  ['lib/content/kinds/fees.ts', '../load-content'],
  ['lib/content/kinds/fees.ts', '../read/source'],
  ['lib/content/say/explain.ts', '@/lib/content/read/source'],
  ['lib/content/read/source.ts', '../across/links'],
  ['lib/content/read/source.ts', '../load-content'],
  ['lib/content/parse/yaml.ts', '../say/problem'],
  ['lib/content/parse/yaml.ts', '../blocks'],
  ['server/create-api.ts', '@/components/ui/Picture'],
  ['server/create-api.ts', './testing/test-api'],
];

const IN_ORDER: readonly [file: string, from: string][] = [
  ['app/page.tsx', '@/components/ui/Picture'],
  ['components/page/Blocks.tsx', '../ui/Picture'],
  ['components/page/Blocks.tsx', '@/components/islands/Island'],
  ['app/(staff)/login/page.tsx', '@/components/staff/StaffPage'],
  ['components/staff/LoginForm.tsx', '@/components/ui/Picture'],
  ['lib/commands/build.ts', '@/lib/build/prepare-site'],
  ['lib/content/load-content.ts', './kinds/fees'],
  ['lib/content/across/links.ts', '../read/source'],
  ['lib/content/read/source.ts', '../say/problem'],
  ['lib/content/kinds/fees.ts', '../parse/values'],
  ['lib/content/kinds/fees.test.ts', '../mistakes/school-copy'],
  ['lib/commands/build.ts', '@/lib/setup/install'],
  ['lib/staff/session.ts', '@/lib/text/text'],
  ['lib/staff/session.ts', '../text/text'],
  ['server/create-api.ts', '@/lib/hosts/rules'],
  ['server/create-api.ts', '@/lib/setup/install'],
];

test('the linter finds each import in the wrong direction, and no other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  // Leave out rules that need types, because types need the whole project.
  write('.oxlintrc.json', JSON.stringify({ plugins, overrides }));
  for (const [index, [file, from]] of [...FAULTS, ...IN_ORDER].entries()) {
    const own = path.posix.join(path.posix.dirname(file), `planted-${index}-${path.posix.basename(file)}`);
    write(
      own,
      `import { planted } from '${from}';\nexport const load = () => [planted, import('${from}')];\n`,
    );
  }
  const oxlint = path.join(PROJECT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const found = [...stdout.matchAll(/planted-(\d+)-\S+:(\d):\d+: .*no-restricted-imports/g)].map(
    ([, index, line]) => `${index}:${line}`,
  );
  expect(found.toSorted()).toEqual(FAULTS.flatMap((_, index) => [`${index}:1`, `${index}:2`]).toSorted());
});

const DIRECTIVE = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)*['"]use client['"]/;

test('client components are in folders whose imports the linter checks', () => {
  const clients = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name))
      .filter((file) => DIRECTIVE.test(readFileSync(path.join(PROJECT, file), 'utf8'))),
  );
  expect(clients).toContain(path.join('components', 'islands', 'Tabs.tsx'));
  expect(clients.filter((file) => !/^components.(islands|staff)\b/.test(file))).toEqual([]);
});

test('every folder in the rules exists', () => {
  const listed = ['app', 'components', 'lib', 'server', 'e2e', 'bench'].flatMap((folder) => [
    folder,
    ...readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
    ),
  ]);
  const rules = overrides.filter(({ rules: each }) => each['no-restricted-imports'] !== 'off');
  const places = rules.flatMap(({ files }) => files).flatMap(unfold);
  expect(places.length).toBeGreaterThan(10);
  expect(places.filter((place) => !listed.includes(place))).toEqual([]);
  const names = JSON.stringify(rules.map(({ rules: each }) => each)).match(/(?<=[(|])[a-z0-9-]+(?=[)|])/g);
  const bases = new Set(listed.map((each) => path.posix.parse(each).name));
  expect(names?.filter((name) => !bases.has(name))).toEqual([]);
});

/** Expands a pattern: `lib/{build,hosts}/**` → `lib/build`, `lib/hosts`. */
function unfold(glob: string): string[] {
  const [, before = '', names = ''] = /^([^{*]*)(?:\{([^}]*)\})?/.exec(glob) ?? [];
  return names.split(',').map((name) => path.posix.join(before, name).replace(/\/$/, ''));
}
