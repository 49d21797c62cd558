import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ANSWERS } from '@/lib/editing/new-school/trial-answers';

// Each starts processes, which take seconds on a busy computer.
jest.setTimeout(120_000);
const project = path.resolve(__dirname, '../..');

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-school-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function run(command: string, args: readonly string[], answers: readonly string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['lib/setup/run.mjs', `lib/commands/${command}.ts`, ...args],
    {
      cwd: project,
      env: { ...process.env, CONTENT_DIR: '', NODE_OPTIONS: '' },
      encoding: 'utf8',
      input: answers.map((answer) => `${answer}\n`).join(''),
    },
  );
  return { status, out: stdout, stderr };
}

describe('npm run new-school', () => {
  it('writes from nothing but answers a school that passes the check of the content', () => {
    const folder = path.join(root, 'school');
    const made = run('new-school', [folder], ANSWERS);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.out).toMatch(/Still to fill in: \d\d places/);
    const checked = run('check-content', ['--content', folder]);
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.out).toContain('The content is in order.');
    expect(checked.out).not.toContain('To look at:');
  });

  it('writes nothing when the answers end early, and says so', () => {
    const folder = path.join(root, 'school');
    const { status, out } = run('new-school', [folder], ANSWERS.slice(0, -1));
    expect(status).toBe(1);
    expect(out).toContain('There was no answer. Nothing was written.');
    expect(readdirSync(root)).toEqual([]);
  });
});
