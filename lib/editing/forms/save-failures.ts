import { constants } from 'node:fs';
import { access, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, schoolFolder } from '@/lib/content/read/tree';
import { refuse } from './refusal';
import { GitFailed } from './run-git';

/** The free space, in bytes, that is enough for any commit. */
const LEAST_SPACE = 1_000_000;

/** Matches the errors of Node.js and Git if a file or folder belongs to another user, for example to root. */
const DENIED = /EACCES|EPERM|permission denied|insufficient permission/i;

/** Says that this process cannot write, and gives the command that permits it. @param folder absolute, if known */
export function sayDenied(folder = schoolFolder()): string {
  const own = path.relative(schoolFolder(), folder) || folder;
  // Windows has no `chown`, and no user id.
  const user = process.getuid?.();
  const repair =
    user === undefined ? '' : ` This command repairs it: sudo chown -R ${user} "${schoolFolder()}"`;
  return `The server has no permission to write in ${own}. Tell whoever looks after the server.${repair}`;
}

/** The first folder of the content, or of Git, in which this process cannot write. @param git such as `.git` */
export async function findUnwritable(content: string, git: string): Promise<string | undefined> {
  const objects = path.join(git, 'objects');
  const names = await readdir(objects).catch(() => []);
  const own = new Set(listFiles(content).map((file) => path.dirname(path.join(content, file))));
  const folders = [content, ...own, git, objects, ...names.map((name) => path.join(objects, name))];
  const refused = await Promise.all(
    folders.map((folder) =>
      access(folder, constants.W_OK).then(
        () => [],
        (error: unknown) => (DENIED.test(String(error)) ? folder : []),
      ),
    ),
  );
  return refused.flat()[0];
}

/** Turns a disk, permission or Git error into a refusal; keeps other errors. @param folder on the disk */
export async function describeFailure(error: unknown, folder: string): Promise<Error> {
  const { code, path: file } = error as NodeJS.ErrnoException;
  const isGit = error instanceof GitFailed;
  // On a full disk, Git may report an error about its lock or its index.
  const { bavail, bsize } = await statfs(folder);
  if (code === 'ENOSPC' || code === 'EDQUOT' || (isGit && bavail * bsize < LEAST_SPACE))
    return refuse(
      'full',
      'The server’s disk is full. Nothing was saved. Tell whoever looks after the server.',
    );
  if (DENIED.test(String(error)))
    return refuse('git', `Nothing was saved. ${sayDenied(file && path.dirname(path.resolve(file)))}`);
  if (!isGit) return error as Error;
  const what = /index\.lock|cannot lock ref/.test(error.message)
    ? 'Another Git command is running'
    : 'Git refused the save';
  return refuse('git', `${what}. Nothing was saved. Try again. If it fails again, see the start page.`);
}
