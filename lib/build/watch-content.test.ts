import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchContent } from './watch-content';

let folder = '';
let stop = (): void => {};
let changes: (() => void)[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
  mkdirSync(path.join(folder, 'pages'));
  changes = [];
  stop = watchContent(folder, () => changes.shift()?.());
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

/** Resolves when the watcher reports a change after the action. If it does not, the test times out. */
function notices(action: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    changes.push(() => resolve(true));
    action();
  });
}

const write = (file: string): void => writeFileSync(path.join(folder, file), 'text');

describe('the watcher of the content', () => {
  it('notices a file that is written, in the folder and in one inside', async () => {
    expect(await notices(() => write('school.yaml'))).toBe(true);
    expect(await notices(() => write('pages/transport.md'))).toBe(true);
  });

  it('continues after a link that leads to itself', async () => {
    expect(await notices(() => symlinkSync('round.png', path.join(folder, 'round.png')))).toBe(true);
    expect(await notices(() => write('school.yaml'))).toBe(true);
  });

  it('notices each new version of a file that a program replaces', async () => {
    for (const version of ['1', '2', '3']) {
      write(`../${path.basename(folder)}-${version}`);
      expect(
        await notices(() => renameSync(`${folder}-${version}`, path.join(folder, 'pages/transport.md'))),
      ).toBe(true);
    }
  });

  it('notices files in a folder that was added later', async () => {
    mkdirSync(path.join(folder, 'news'));
    expect(await notices(() => write('news/quiz.yaml'))).toBe(true);
  });
});

it('under next dev, get-content.ts imports the version module that each change rewrites', async () => {
  const { default: configure } = (await import('@/next.config.mjs')) as {
    default: (phase: string) => { turbopack: { resolveAlias: Record<string, string> } };
  };
  const names = Object.keys(configure('phase-development-server').turbopack.resolveAlias);
  expect(names).toHaveLength(1);
  const importer = readFileSync('lib/content/get-content.ts', 'utf8');
  expect(names.filter((name) => !importer.includes(`from '${name}'`))).toEqual([]);
});
