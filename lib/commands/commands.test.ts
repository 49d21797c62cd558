import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { STAFF_ENTRIES } from '@/lib/build/islands';
import { findTopLevelEffects } from '@/lib/imports/find-top-level-effects';
import { listSources } from '@/lib/imports/list-sources';

const FOLDERS = ['lib/commands', 'server/commands'];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Programs by script: the file that `node` starts, without its options and arguments. */
const programs = Object.entries(scripts).flatMap(([script, command]) => {
  const file = /^node (?:lib\/setup\/run\.mjs )?(\S+)$/.exec(command)?.[1];
  return file === undefined ? [] : [{ script, file }];
});
const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)).filter(
  (file) => !file.includes('.test.'),
);

test('every npm script that runs our code has its file among the commands, named after it', () => {
  expect(programs.length).toBeGreaterThan(10);
  const misnamed = programs.filter(
    ({ script, file }) =>
      !FOLDERS.includes(path.dirname(file)) || path.parse(file).name !== script.replaceAll(':', '-'),
  );
  expect(misnamed).toEqual([]);
});

test('every script that names node is one of them', () => {
  const others = Object.entries(scripts).filter(
    ([script, command]) => /\bnode\b|\btsx\b/.test(command) && !programs.some((one) => one.script === script),
  );
  expect(others).toEqual([]);
});

test('every file among the commands has its script', () => {
  expect(files.filter((file) => !programs.some((one) => one.file === file))).toEqual([]);
});

test('nothing but a command, or the start of a process or thread of its own, does anything when it is imported', async () => {
  const sources = (await listSources()).filter(
    (file) =>
      // The launcher of the commands is the beginning of each.
      file !== 'lib/setup/run.mjs' &&
      // And these of what a browser loads.
      !Object.values(STAFF_ENTRIES).includes(file) &&
      !FOLDERS.includes(path.dirname(file)) &&
      !/\/testing\/|\.test\.|-(process|worker)\./.test(file),
  );
  const effects = sources.flatMap((file) =>
    findTopLevelEffects(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(effects).toEqual([]);
});

test.each([
  ['a call', 'start();', [1]],
  ['a loop', "import a from 'a';\nfor (const b of a) b();", [2]],
  ['an await', 'export const site = await load();', [1]],
  ['a function that awaits later', 'export const load = async () => await read();', []],
  ['a directive', "'use client';\nexport const a = 1;", []],
])('%s at the top of a module is judged', (_, text, lines) => {
  expect(findTopLevelEffects('a.ts', text)).toEqual(lines);
});
