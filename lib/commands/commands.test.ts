import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['lib/commands', 'server/commands'];
/** Folders in which programs for developers are, beside the code that they use. */
const OF_MAKERS = ['bench', 'lib/content/mistakes/accepted'];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** For each npm script, the file that `node` starts, without options and arguments. */
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
      ![...FOLDERS, ...OF_MAKERS].includes(path.dirname(file)) ||
      path.parse(file).name !== script.replaceAll(':', '-'),
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
