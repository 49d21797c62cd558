import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashTyped, unlessUnchanged } from './check-types';

let project = '';
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'typed-'));
  write('app/page.tsx', 'first');
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

/** Whether the check is run. */
async function isRun(check: () => void = () => {}): Promise<boolean> {
  let run = false;
  await unlessUnchanged({ record: '.cache/checked', hash: hashTyped, project }, async () => {
    run = true;
    check();
  });
  return run;
}

test('types are checked once, and not again because of content, styles or a build', async () => {
  expect([await isRun(), await isRun()]).toEqual([true, false]);
  for (const file of ['content/fees.yaml', 'app/globals.css', 'out/index.html', '.cache/build.json'])
    write(file, 'x');
  expect(await isRun()).toBe(false);
});

test.each([
  'components/View.tsx',
  'lib/thing.test.ts',
  'lib/commands/build.ts',
  'server/api.ts',
  'e2e/home.spec.ts',
  'tsconfig.json',
  'node_modules/.package-lock.json',
])('types are checked again when %s is new, changed or deleted', async (file) => {
  const runs = [await isRun()];
  for (const change of [
    () => write(file, 'a'),
    () => write(file, 'b'),
    () => rmSync(path.join(project, file)),
  ]) {
    change();
    runs.push(await isRun(), await isRun());
  }
  expect(runs).toEqual([true, true, false, true, false, true, false]);
});

test('types that were wrong, or changed while they were checked, are checked again', async () => {
  const fail = (): never => {
    throw new Error('wrong');
  };
  await expect(isRun(fail)).rejects.toThrow('wrong');
  expect(await isRun(() => write('app/page.tsx', 'other'))).toBe(true);
  write('app/page.tsx', 'first');
  expect(await isRun()).toBe(true);
  write('.cache/checked', 'half');
  expect([await isRun(), await isRun()]).toEqual([true, false]);
});
