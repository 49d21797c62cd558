import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { useFolder } from '@/lib/setup/testing/repository';
import { packFolder, run } from './release';

jest.mock('@/lib/setup/processes.mjs', () => ({ runNpm: () => Promise.resolve(0) }));

const { at, write, git, commit } = useFolder();
const project = process.cwd();
afterEach(() => process.chdir(project));

test('a release is one tagged commit with its version, and replaces the content that an earlier try stored', async () => {
  const others = '"other": {\n      "name": "other",\n      "version": "1.0.0"\n    }';
  const own = '"name": "checked-school-website",\n  "version": "1.0.0"';
  write('package.json', `{\n  ${own}\n}\n`);
  write('package-lock.json', `{\n  ${own},\n  "packages": {\n    ${others}\n  }\n}\n`);
  write('CHANGELOG.md', '# Changes\n\n## Not released yet\n\n- Something new.\n');
  write('.gitignore', '.cache/\n');
  write('.cache/other-school/school.yaml', 'name: विद्यालय\n');
  const picture = Buffer.from([0x89, 0x50, 0xff, 0x00]);
  writeFileSync(at('.cache/other-school/photo.png'), picture);
  write('lib/content/mistakes/releases/1.1.0.json.gz', 'of an earlier try');
  commit('.', 'The program');
  process.chdir(at());
  jest.spyOn(console, 'log').mockImplementation();
  expect(await run({ values: {}, words: ['1.1.0'] })).toBe(0);
  const kept = readFileSync('lib/content/mistakes/releases/1.1.0.json.gz');
  expect(JSON.parse(gunzipSync(kept).toString('utf8'))).toEqual({
    'school.yaml': 'name: विद्यालय\n',
    'photo.png': { base64: picture.toString('base64') },
  });
  utimesSync('.cache/other-school/school.yaml', new Date(0), new Date(0));
  expect(packFolder('.cache/other-school')).toEqual(kept);
  expect(readFileSync('package.json', 'utf8')).toContain('"version": "1.1.0"');
  expect(readFileSync('package-lock.json', 'utf8').match(/"version": "[^"]+"/g)).toEqual([
    '"version": "1.1.0"',
    '"version": "1.0.0"',
  ]);
  expect(git('.', 'describe', '--tags')).toBe('v1.1.0');
  expect(git('.', 'status', '--porcelain')).toBe('');
  await expect(run({ values: {}, words: ['1.1.0'] })).rejects.toThrow('Release 1.1.0 already exists.');
});
