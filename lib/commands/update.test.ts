import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Each starts processes, which take seconds on a busy computer.
jest.setTimeout(120_000);

let school = '';
beforeEach(() => {
  school = mkdtempSync(path.join(tmpdir(), 'update-'));
  git('init', '--quiet', '--initial-branch=main');
  write('1.0.0');
  mkdirSync(path.join(school, 'node_modules/school-website'), { recursive: true });
  writeFileSync(path.join(school, 'node_modules/school-website/package.json'), '{ "version": "1.0.0" }');
  writeFileSync(path.join(school, '.gitignore'), 'node_modules/\n');
  commit('The website');
});
afterEach(() => rmSync(school, { recursive: true }));

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Office', '-c', 'user.email=office@school.example'];
  return spawnSync('git', [...who, ...args], { cwd: school, encoding: 'utf8' }).stdout.trim();
}

function commit(title: string): void {
  git('add', '--all');
  git('commit', '--quiet', '-m', title);
}

function write(version: string): void {
  const own = { dependencies: { 'school-website': `file:../school-website-${version}.tgz` } };
  writeFileSync(path.join(school, 'package.json'), JSON.stringify(own));
}

function update(args: readonly string[], env: Record<string, string> = { SCHOOL_DIR: school }) {
  const command = ['--import', 'tsx', 'lib/commands/update.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    encoding: 'utf8',
  });
  return { status, out: stdout, stderr };
}

describe('npm run update', () => {
  it('is for the repository of a school', () => {
    expect(update([], { SCHOOL_DIR: '' }).stderr).toContain('is for the repository of a school');
  });

  it('refuses while changes are not committed, and names them', () => {
    write('1.1.0');
    const { status, stderr } = update([]);
    expect(status).toBe(1);
    expect(stderr).toContain('There are changes that are not committed: package.json.');
  });

  it('says that there is nothing newer', () => {
    expect(update([])).toEqual({ status: 0, out: 'There is no newer version than 1.0.0.\n', stderr: '' });
  });

  it('leaves everything as it was when the version does not exist', () => {
    const before = readFileSync(path.join(school, 'package.json'), 'utf8');
    const { status, stderr } = update(['9.9.9']);
    expect(status).toBe(1);
    expect(stderr).toContain('cannot be installed from file:../school-website-9.9.9.tgz');
    expect(readFileSync(path.join(school, 'package.json'), 'utf8')).toBe(before);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('takes nothing back where no update was made, or the last was taken back', () => {
    expect(update(['--back']).stderr).toContain('No update was made here that could be taken back.');
    write('1.1.0');
    commit('Update school-website from 1.0.0 to 1.1.0');
    git('revert', '--no-edit', 'HEAD');
    expect(update(['--back']).stderr).toContain('No update was made here that could be taken back.');
    expect(git('status', '--porcelain')).toBe('');
  });
});
