import { chmodSync } from 'node:fs';
import path from 'node:path';
import { useFolder } from '@/lib/setup/testing/repository';
import { startRepository } from './git';

const { at, write, git } = useFolder();
const { PATH: before } = process.env;
afterEach(() => {
  process.env.PATH = before;
});

test('a repository begins on main, also with a Git that cannot be told so', () => {
  const own = git('.', '--exec-path');
  const refuses = 'case " $* " in *" -b "*|*--initial-branch*) exit 129;; esac';
  write('bin/git', `#!/bin/sh\n${refuses}\nexec '${own}/git' "$@"\n`);
  chmodSync(at('bin/git'), 0o755);
  process.env.PATH = `${at('bin')}${path.delimiter}${before}`;
  write('school/a.txt', '');
  expect(startRepository(at('school'))).toBe(true);
  expect(git('school', 'symbolic-ref', 'HEAD')).toBe('refs/heads/main');
});
