import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblem, type Problem } from '../say/problem';
import { routeOf } from '../read/addresses';
import { DAMAGES, type Files } from './file-damage';
import { useMemorySchool, type MemoryFolder } from './memory-folder';
import { createRandom } from './random';

describe('damage', () => {
  /** How often each kind of damage is tried; slow kinds are tried less often. */
  const TIMES = 8;
  const TIMES_SLOW = 2;
  const SLOW = /10,000|very long/;
  /** A limit on the CPU time of this process, which other programs do not affect. */
  const MOST_SECONDS = 5;

  let scratch = '';
  let folder: MemoryFolder;
  let before: Set<string>;

  beforeAll(async () => {
    scratch = mkdtempSync(path.join(tmpdir(), 'damage-'));
    folder = useMemorySchool(scratch);
    before = new Set((await folder.load(folder.files)).problems.map(withoutPlace));
  });
  afterAll(() => rmSync(scratch, { recursive: true }));

  describe('content that is damaged', () => {
    it.each(Object.entries(DAMAGES))(
      'content loads, or causes an error that shows the damaged file, when %s',
      async (title, damage) => {
        const wrong: string[] = [];
        for (let seed = 1; seed <= (SLOW.test(title) ? TIMES_SLOW : TIMES); seed += 1) {
          const files: Files = new Map(folder.files);
          const damaged = damage(files, createRandom(seed * 1009 + title.length));
          const complaint = await judge(files, damaged);
          if (complaint) wrong.push(`${title}, seed ${seed}, ${damaged.join(' → ')}: ${complaint}`);
        }
        expect(wrong).toEqual([]);
      },
    );
  });

  /** Describes how the check mishandles the damaged files; undefined if it handles them well. */
  async function judge(files: Files, damaged: readonly string[]): Promise<string | undefined> {
    const start = process.cpuUsage();
    const loaded = await folder.load(files).catch((error: unknown) => error);
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1_000_000;
    if (loaded instanceof Error) return `threw ${loaded.stack ?? ''}`;
    if (seconds > MOST_SECONDS) return `took ${seconds.toFixed(1)} s`;
    const { content, problems } = loaded as Awaited<ReturnType<MemoryFolder['load']>>;
    if (content)
      return JSON.stringify(content).includes(':null') ? 'the content has a null value' : undefined;
    const fresh = problems.filter(
      (problem) => problem.severity === 'error' && !before.has(withoutPlace(problem)),
    );
    const stray = fresh.find((problem) => !damaged.some((file) => isAbout(problem, file)));
    if (stray) return `blames another file: ${formatProblem(stray)}`;
    const lines = new Map(
      [...new Set(fresh.map(({ file }) => file))].map((file) => [file, countLines(files, file)]),
    );
    const unclear = fresh.find((problem) => !isClear(problem, lines.get(problem.file) ?? 0));
    return unclear && `is not clear: ${formatProblem(unclear).slice(0, 800)}`;
  }

  /** True for a problem in the damaged file or its folder, or in a file that refers to it by name or address. */
  function isAbout({ file, message }: Problem, damaged: string): boolean {
    return (
      file === `content/${damaged}` ||
      file === `content/${path.posix.dirname(damaged)}` ||
      message.includes(path.posix.basename(damaged)) ||
      (damaged.startsWith('pages/') && message.includes(routeOf(damaged)))
    );
  }

  /** True if the message is one short line without programmers' words, and gives a place that exists. */
  function isClear(problem: Problem, lines: number): boolean {
    const text = formatProblem(problem);
    return (
      !/\n|undefined|NaN|\b(?:[A-Z]\w+)?Error:|expected|invalid|null\b(?!")/.test(
        problem.message.replaceAll(/".*?"/g, ''),
      ) &&
      text.length < 900 &&
      problem.line >= 1 &&
      problem.line <= lines + 1 &&
      problem.column >= 1
    );
  }

  function countLines(files: Files, file: string): number {
    const bytes = files.get(file.replace('content/', '')) ?? new Uint8Array();
    return Buffer.from(bytes)
      .toString('utf8')
      .split(/\r\n|\r|\n/).length;
  }

  function withoutPlace({ file, field, message }: Problem): string {
    return [file, field, message].join('\n');
  }
});

const school = useMemorySchool(tmpdir());
// Gives the home page a promise that only another file (disclosure.yaml) can prove.
const PROOFS = 'shortcuts: []\nproofs: [{ text: Small classes, perSection: true }]';
const home = String(school.files.get('home.yaml')).replace('shortcuts: []', PROOFS);
school.files.set('home.yaml', Buffer.from(home));
const FILES = [...school.files.keys()].filter((name) => /\.(?:yaml|md)$/.test(name));

// If a file cannot be read, the check must not blame another for it: the office would look in the wrong file.
it('the home page of the damaged school contains a promise', () => {
  expect(home).toContain(PROOFS);
});

it.each(FILES)('no other file is blamed if %s cannot be read', async (name) => {
  const text = name.endsWith('.md') ? '---\ntitle: [\n---\n' : 'title: [\n';
  const { problems, unused } = await school.load(new Map([...school.files, [name, Buffer.from(text)]]));
  expect(problems.filter(({ file }) => !file.endsWith(name)).map((each) => formatProblem(each))).toEqual([]);
  expect(problems).not.toEqual([]);
  expect(unused).toEqual([]);
});
