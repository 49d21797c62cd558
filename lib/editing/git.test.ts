import { mkdirSync } from 'node:fs';
import type { spawnSync } from 'node:child_process';
import { useFolder } from '@/lib/setup/testing/repository';
import { startRepository } from './git';

/** Imitates Git before 2.28. */
jest.mock('node:child_process', () => {
  const actual = jest.requireActual<{ spawnSync: typeof spawnSync }>('node:child_process');
  const old = (program: string, args: string[], options: object) =>
    /^(-b|--initial-branch)/m.test(args.join('\n'))
      ? { status: 129, stdout: '' }
      : actual.spawnSync(program, args, options);
  return { ...actual, spawnSync: old };
});

const { at, git } = useFolder();

test('a repository begins on main, even if Git is too old to have an option for the first branch', () => {
  mkdirSync(at('school'));
  expect(startRepository(at('school'))).toBe(true);
  expect(git('school', 'symbolic-ref', 'HEAD')).toBe('refs/heads/main');
});
