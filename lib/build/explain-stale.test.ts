import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import {
  readBuildRecord,
  writeBuildRecord,
  explainOtherDay,
  explainStale,
  takeFingerprint,
} from './fingerprint';

const school = useSchoolCopy();
const BUILT = { folder: 'content', day: '2025-04-15' };
const project = (): string => path.dirname(school.pathOf(''));

beforeEach(() => {
  for (const file of ['app/page.tsx', 'components/View.tsx', 'lib/thing.ts', 'lib/thing.test.ts']) {
    mkdirSync(path.join(project(), path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project(), file), '');
  }
});

const now = () => ({ ...takeFingerprint(school.pathOf(''), project()), ...BUILT });

/** What is said after a build and a change. */
async function afterChange(change: () => void, finished = true): Promise<string | undefined> {
  writeBuildRecord({ ...now(), finished }, project());
  change();
  return explainStale(readBuildRecord(project()), now());
}

test('a site that was just built is not older than its content, nor than a test', async () => {
  expect(await afterChange(() => {})).toBeUndefined();
  expect(
    await afterChange(() => writeFileSync(path.join(project(), 'lib/thing.test.ts'), 'x')),
  ).toBeUndefined();
  expect(await afterChange(() => school.write('README.md', 'A note.'))).toBeUndefined();
});

test('a file that was changed, added or deleted since is named', async () => {
  expect(await afterChange(() => school.change('fees.yaml', '1550', '1560'))).toBe(
    'out/ is older than the content: since the last build there are changes in content/fees.yaml. Type npm run build.',
  );
  expect(
    await afterChange(() => {
      school.delete('news/quiz.yaml');
      school.write('notice.yaml', 'label: Rain');
    }),
  ).toContain('changes in content/news/quiz.yaml, content/notice.yaml.');
});

test('a new picture under the same name is a change', async () => {
  expect(
    await afterChange(() => cpSync(school.pathOf('images/assembly.png'), school.pathOf('images/garden.png'))),
  ).toContain('changes in content/images/garden.png.');
});

test('another school is built from its own folder', async () => {
  const record = { ...now(), finished: true };
  const other = { ...now(), folder: 'my school' };
  expect(explainStale(record, other)).toBe(
    'out/ was built from content/, and not from my school/. Type npm run build -- --content "my school".',
  );
});

test('many changes are counted', async () => {
  const write = (): void => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) school.write(`news/${name}.yaml`, 'publish: x');
  };
  expect(await afterChange(write)).toContain('content/news/e.yaml and 2 more. Type npm run build.');
});

test('a build that failed, another folder, a changed program and no build at all are told apart', async () => {
  expect(await afterChange(() => {}, false)).toMatch(/^the last build failed or was stopped/);
  const record = { ...now(), finished: true };
  expect(explainStale({ ...record, folder: 'other' }, now())).toBe(
    'out/ was built from other/, and not from content/. Type npm run build.',
  );
  expect(await afterChange(() => writeFileSync(path.join(project(), 'lib/thing.ts'), 'x'))).toBe(
    'out/ is older than the program that makes it. Type npm run build.',
  );
  writeFileSync(path.join(project(), '.cache/build.json'), '{"half');
  expect(explainStale(readBuildRecord(project()), now())).toMatch(/^nothing is known/);
});

test('a build of another day is noted, and does not stop publishing', async () => {
  const record = { ...now(), finished: true };
  expect(explainOtherDay(record, now())).toBeUndefined();
  expect(explainOtherDay(record, { ...now(), day: '2025-04-16' })).toBe(
    'out/ was built for 15 April 2025: what begins after that day is not in it. Type npm run build.',
  );
});
