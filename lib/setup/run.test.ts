import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  existsSync,
  readdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeSharedOptions } from './shared-options.mjs';
import { readdir, readFile } from 'node:fs/promises';
import { contentDirectory } from '@/lib/content/read/tree';
import { loadContent } from '@/lib/content/load-content';

describe('run', () => {
  const project = path.resolve(__dirname, '../..');
  let fresh = '';
  beforeEach(() => {
    fresh = mkdtempSync(path.join(tmpdir(), 'fresh copy '));
    for (const folder of ['lib/setup'])
      cpSync(path.join(project, folder), path.join(fresh, folder), { recursive: true });
    cpSync(path.join(project, 'package.json'), path.join(fresh, 'package.json'));
  });
  afterEach(() => rmSync(fresh, { recursive: true }));

  function run(cwd: string, args: readonly string[], script = 'check:content', env = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['lib/setup/run.mjs', ...args], {
      cwd,
      env: { ...process.env, NODE_OPTIONS: '', npm_lifecycle_event: script, ...env },
      encoding: 'utf8',
      timeout: 120_000,
    });
    return { status, stdout, stderr };
  }

  test('in a fresh copy of the project, a command explains what to type first', () => {
    expect(run(fresh, ['lib/commands/check-content.ts'])).toEqual({
      status: 1,
      stdout: '',
      stderr:
        '\nThe packages that build the site are not installed in this folder yet. Type npm start first: it installs them once and shows the site. Stop it with Ctrl+C, and then type npm run check:content again.\n',
    });
  });

  test('commands run only on versions of Node.js that package.json accepts', () => {
    writeFileSync(path.join(fresh, 'package.json'), '{ "engines": { "node": ">=20.19.0" } }');
    const replace = `Object.defineProperty(process, 'versions', { value: { node: process.env.NODE_IS } });`;
    writeFileSync(path.join(fresh, 'other-node.cjs'), replace);
    const runWith = (version: string) =>
      run(fresh, ['lib/commands/build.ts'], 'build', {
        NODE_OPTIONS: '--require ./other-node.cjs',
        NODE_IS: version,
      }).stderr;
    const refusal = (version: string) =>
      `\nThis is Node.js ${version}. The site needs 20.19.0 or later: see https://nodejs.org\n`;
    for (const version of ['9.11.2', '20.9.0', '20.18.3']) expect(runWith(version)).toBe(refusal(version));
    for (const version of ['20.19.0', '20.100.1', '24.1.0'])
      expect(runWith(version)).toMatch('not installed');
  });

  test('in a newer copy that needs another package, a command explains what to type', () => {
    const tsx = path.join(fresh, 'node_modules/tsx');
    mkdirSync(tsx, { recursive: true });
    writeFileSync(path.join(tsx, 'package.json'), '{ "name": "tsx", "main": "index.js" }');
    writeFileSync(path.join(tsx, 'index.js'), '');
    writeFileSync(path.join(fresh, 'program.mjs'), "import 'a-new-package';");
    expect(run(fresh, ['program.mjs'])).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^\nThe project needs a package that is not installed in this folder yet \(Cannot find package .*\)\. Type npm start: this installs the package and shows the site\. Stop it with Ctrl\+C, and then type npm run check:content again\.\n$/,
      ) as string,
    });
  });

  test('a misspelt option is rejected, and nothing is done', () => {
    const { status, stdout, stderr } = run(project, ['lib/commands/check-content.ts', '--contnet', 'other']);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^\nThere is no option "--contnet"\. The options are --publish, --content, /);
  });

  test('an option can name the content folder, as CONTENT_DIR does', () => {
    const { stdout, stderr } = run(project, ['lib/commands/check-content.ts', '--content', 'no-such-folder']);
    expect(stderr).toBe('');
    expect(stdout).toContain('no-such-folder:1:1  there is no folder with this name.');
  });

  test('without a finished site or a browser, a measurement exits and gives the reason', () => {
    const measure = (folder: string, env = {}) =>
      run(project, ['bench/bench.ts', 'visit', folder], 'bench', env);
    expect(measure('no-such-folder').stderr).toBe(
      '\nThere is no finished site in no-such-folder/. Type npm run build first.\n',
    );
    writeFileSync(path.join(fresh, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
    expect(measure(fresh, { PLAYWRIGHT_CHROMIUM: process.execPath }).status).toBe(1);
  });

  test('a command runs its current source, even if only an imported file has changed', () => {
    symlinkSync(path.join(project, 'node_modules'), path.join(fresh, 'node_modules'), 'junction');
    mkdirSync(path.join(fresh, 'lib/commands'));
    const write = (file: string, text: string): void => writeFileSync(path.join(fresh, file), text);
    write('package-lock.json', '{}');
    write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }');
    write('lib/words.ts', "export const word: string = 'first';");
    write('lib/commands/say.ts', "import { word } from '@/lib/words'; console.log(word);");
    const say = () => run(fresh, ['lib/commands/say.ts']);
    expect(say()).toEqual({ status: 0, stdout: 'first\n', stderr: '' });
    // Change the cached bundle, to show that it is reused.
    const bundle = path.join(fresh, '.cache/commands/say.mjs');
    writeFileSync(bundle, readFileSync(bundle, 'utf8').replace('first', 'kept'));
    expect(say().stdout).toBe('kept\n');
    write('lib/words.ts', "export const word: string = 'other';");
    expect(say().stdout).toBe('other\n');
    writeFileSync(bundle, 'made of other packages');
    write('package-lock.json', '{ }');
    expect(say().stdout).toBe('other\n');
    write('lib/commands/say.ts', "import { word } from '@/lib/words'; throw new Error(word);");
    expect(say().stderr).toContain('other');
  });
});

type Variables = Record<string, string | undefined>;

function take(args: readonly string[], env: Variables = {}): { others: string[]; env: Variables } {
  const others = takeSharedOptions(args, env);
  return { others, env };
}

test.each([
  [['--content', 'other'], { CONTENT_DIR: 'other' }],
  [['--content=other'], { CONTENT_DIR: 'other' }],
  [['--port', '3001'], { PORT: '3001' }],
  [['--date', '2025-06-01'], { SITE_DATE: '2025-06-01' }],
  [['--api-origin=https://api.school.test'], { API_ORIGIN: 'https://api.school.test' }],
  [['--content', 'my school', '--port', '80'], { CONTENT_DIR: 'my school', PORT: '80' }],
])('%j has the same effect as the variables', (args, env) => {
  expect(take(args)).toEqual({ others: [], env });
});

test('an option overrides its environment variable, and the command gets all other arguments', () => {
  const { others, env } = take(['--publish', '--content', 'new', 'news'], { CONTENT_DIR: 'old' });
  expect(others).toEqual(['--publish', 'news']);
  expect(env).toEqual({ CONTENT_DIR: 'new' });
});

test.each([
  [['--content'], 'After --content, write the folder of the content. For example: --content other'],
  [
    ['--content', '--publish'],
    'After --content, write the folder of the content. For example: --content other',
  ],
  [['--port='], 'After --port, write the port of the server. For example: --port 3001'],
  [['--port', 'three'], 'The port is "three". Write a number from 1 to 65535, for example --port 3001'],
  [['--port', '99999'], 'The port is "99999". Write a number from 1 to 65535, for example --port 3001'],
])('%j is rejected with a hint of what to write', (args, sentence) => {
  expect(() => take(args)).toThrow(new Error(sentence));
});

const REFUSED = /^A unit test reads content.*, which an editor may change/;

describe('a unit test', () => {
  it('a unit test cannot use any function to read files that an editor may change', async () => {
    expect(() => readFileSync('content/fees.yaml')).toThrow(REFUSED);
    expect(() => readFileSync(path.resolve('content/news/../fees.yaml'))).toThrow(REFUSED);
    expect(() => readdirSync('content')).toThrow(REFUSED);
    expect(() => cpSync('content', 'copy', { recursive: true })).toThrow(REFUSED);
    await expect(async () => readFile('content/fees.yaml')).rejects.toThrow(REFUSED);
    await expect(async () => readdir('content/news')).rejects.toThrow(REFUSED);
    await expect(loadContent(path.resolve('content'), { day: '2025-04-15' })).rejects.toThrow(REFUSED);
  });

  it('a unit test cannot read such files through a program that it starts', () => {
    const { stdout } = spawnSync(process.execPath, ['--print', 'process.env.CONTENT_DIR'], {
      encoding: 'utf8',
    });
    expect(contentDirectory()).toBe(path.resolve(stdout.trim()));
    expect(existsSync(contentDirectory())).toBe(false);
  });

  it('a unit test can read the editors’ guide and the small school', () => {
    for (const file of ['README.md', 'FIELDS.md'])
      expect(readFileSync(`content/${file}`, 'utf8')).toMatch(/^# /);
    expect(readFileSync('lib/content/mistakes/small-school.yaml', 'utf8')).toMatch(/^fees\.yaml:/m);
  });
});
