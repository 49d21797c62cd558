import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { copySchool } from '@/lib/content/mistakes/school-copy';
import { runCommand, useFolder } from '@/lib/setup/testing/repository';

const { at, write, git, commit } = useFolder();
beforeEach(() => {
  write('clone/.gitignore', 'lib\nnode_modules\n.cache\n*.json\n');
  for (const name of ['lib', 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.json'])
    symlinkSync(path.resolve(name), at('clone', name));
  copySchool(at('clone/content'));
  commit('clone', 'The sample');
  git('clone', 'tag', 'sample');
  write('clone/content/news/own.yaml', 'publish: 2025-04-12\nmessage: Our own news\n');
  commit('clone', 'Our first news');
  write('clone/content/news/own.yaml', 'publish: 2025-04-13\nmessage: Our own news\n');
  commit('clone', 'Another day');
});

function moveOut(answer: 'y' | 'n') {
  const args = ['../school', '--sample', 'sample', '--package', '1.0.0'];
  return runCommand('move-out', args, { cwd: at('clone'), input: `${answer}\n` });
}

describe('npm run move-out', () => {
  const inSchool = (file: string) => existsSync(at('school', file));

  it('moves content/ with its history, and removes files of the sample only on request', () => {
    const { status, out } = moveOut('y');
    expect(status).toBe(0);
    const log = git('school', 'log', '--format=%s', '--', 'content/news/own.yaml');
    expect(log).toBe('Another day\nOur first news');
    expect(inSchool('content/news/own.yaml')).toBe(true);
    const untouched = git('clone', 'ls-files', 'content')
      .split('\n')
      .filter((file) => file.startsWith('content/pages/'));
    expect(untouched.length).toBeGreaterThan(0);
    expect(untouched.filter(inSchool)).toEqual([]);
    // Every site needs this file.
    expect(inSchool('content/school.yaml')).toBe(true);
    expect(out).toContain("Still the sample's, but required:");
    expect(inSchool('lib')).toBe(false);
    expect(git('clone', 'status', '--porcelain')).toBe('');
  });

  it('keeps files of the sample otherwise', () => {
    expect(moveOut('n').status).toBe(0);
    const all = git('clone', 'ls-files', 'content').split('\n');
    expect(all.filter((file) => !inSchool(file))).toEqual([]);
  });

  it('writes nothing while changes are not committed', () => {
    write('clone/content/news/own.yaml', 'publish: 2025-04-14\nmessage: Our own news\n');
    const { status, stderr } = moveOut('y');
    expect(status).toBe(1);
    expect(stderr).toContain('content/ has uncommitted changes: content/news/own.yaml.');
    expect(existsSync(at('school'))).toBe(false);
  });
});
