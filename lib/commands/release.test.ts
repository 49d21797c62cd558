import { existsSync, readFileSync } from 'node:fs';
import { useFolder } from '@/lib/setup/testing/repository';
import { run } from './release';

jest.mock('@/lib/setup/processes.mjs', () => ({ runNpm: () => Promise.resolve(0) }));

const { at, write, git, commit } = useFolder();
const project = process.cwd();
afterEach(() => process.chdir(project));

test('a release writes its version, keeps its content alone, and is one commit with a tag', async () => {
  const others = '"other": {\n      "name": "other",\n      "version": "1.0.0"\n    }';
  const own = '"name": "checked-school-website",\n  "version": "1.0.0"';
  write('package.json', `{\n  ${own}\n}\n`);
  write('package-lock.json', `{\n  ${own},\n  "packages": {\n    ${others}\n  }\n}\n`);
  write('CHANGELOG.md', '# Changes\n\n## Not released yet\n\n- Something new.\n');
  write('e2e/other-school/school.yaml', 'name: A School\n');
  write('lib/content/mistakes/releases/1.1.0/of-an-earlier-try.yaml', 'a: b\n');
  commit('.', 'The program');
  process.chdir(at());
  jest.spyOn(console, 'log').mockImplementation();
  expect(await run(['1.1.0'])).toBe(0);
  const kept = 'lib/content/mistakes/releases/1.1.0';
  expect([existsSync(`${kept}/school.yaml`), existsSync(`${kept}/of-an-earlier-try.yaml`)]).toEqual([
    true,
    false,
  ]);
  expect(readFileSync('package.json', 'utf8')).toContain('"version": "1.1.0"');
  expect(readFileSync('package-lock.json', 'utf8').match(/"version": "[^"]+"/g)).toEqual([
    '"version": "1.1.0"',
    '"version": "1.0.0"',
  ]);
  expect(git('.', 'describe', '--tags')).toBe('v1.1.0');
  expect(git('.', 'status', '--porcelain')).toBe('');
  await expect(run(['1.1.0'])).rejects.toThrow('There is a release 1.1.0 already.');
});
