import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SITE_FOLDER } from '@/lib/build/files';
import { freePort, untilAnswering } from './started-server';

export const EDITOR = 'asha';
export const EDITOR_PASSWORD = 'a-password-for-the-tests-only';

export type SchoolInGit = Awaited<ReturnType<typeof startSchool>>;

/**
 * Starts a server with one editor, on a copy of the site and a repository with a copy of the content.
 * @param isInOneLanguage true so that publishing builds only once
 */
export async function startSchool({ isInOneLanguage = true } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-in-git-'));
  const inFolder = (name: string): string => path.join(folder, name);
  cpSync('content', inFolder('school/content'), { recursive: true });
  const school = inFolder('school/content/school.yaml');
  if (isInOneLanguage) {
    writeFileSync(school, readFileSync(school, 'utf8').replace(/^languages:.*\n/m, ''));
    rmSync(inFolder('school/content/hi'), { recursive: true, force: true });
  }
  cpSync(SITE_FOLDER, inFolder('site'), { recursive: true });
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Setup', '-c', 'user.email=setup@school.example', ...args], {
      cwd: inFolder('school'),
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  const port = await freePort();
  const env = {
    ...process.env,
    // Do not use the content that save-content.ts checked, because this school has its own.
    CHECKED_CONTENT: '',
    DATA_DIR: inFolder('data'),
    CONTENT_DIR: inFolder('school/content'),
    SITE_FOLDER: inFolder('site'),
    PORT: String(port),
  };
  const run = ['--import', 'tsx', 'server/commands/user.ts', 'add', EDITOR, '--role', 'editor'];
  execFileSync(process.execPath, [...run, '--new-database'], { env, input: `${EDITOR_PASSWORD}\n` });
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/commands/serve.ts'], {
    env,
    stdio: 'ignore',
  });
  await untilAnswering(port, server);
  return {
    url: `http://localhost:${port}`,
    /** @param file relative to the content folder */
    pathOf: (file: string): string => inFolder(`school/content/${file}`),
    read: (file: string): string => readFileSync(inFolder(`school/content/${file}`), 'utf8'),
    git,
    stop: async (): Promise<void> => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
