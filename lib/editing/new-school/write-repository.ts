import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editorFiles } from '../editor-files';
import { git, NAME_FOR_GIT, npm, startRepository } from '../git';
import { PACKAGE, PROGRAM } from '../program-version';

const TEMPLATES = 'lib/editing/new-school/repository';

/** The destinations of the templates. Their names differ because npm omits or obeys a `.gitignore` in a package. */
const PLACES = {
  gitignore: '.gitignore',
  'readme.md': 'README.md',
  'website.yml': '.github/workflows/website.yml',
};

const COMMANDS = (
  'start dev check:content check:disclosure check:fresh check:languages check:site fix undo new build publish:check ' +
  'serve api user backup restore guide update'
).split(' ');

const SCRIPTS = {
  prestart: 'npm install --no-audit --no-fund --loglevel=error',
  ...Object.fromEntries(COMMANDS.map((name) => [name, `${PACKAGE} ${name}`])),
};

/** Writes a school’s repository, without content. @param from the package source for npm: `file:…` or a Git URL */
export function writeRepository(folder: string, name: string, from: string): void {
  const own = { private: true, type: 'module', scripts: SCRIPTS, dependencies: { [PACKAGE]: from } };
  const files: Record<string, string> = {
    'package.json': `${JSON.stringify(own, null, 2)}\n`,
    '.nvmrc': '24\n',
  };
  for (const [template, place] of Object.entries(PLACES))
    files[place] = readFileSync(path.join(TEMPLATES, template), 'utf8').replaceAll('{name}', name);
  for (const [file, text] of Object.entries({ ...files, ...editorFiles() })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** Writes a lock file for a packed program, with the versions that were tested here. @param name the folder's name */
export function writeLock(folder: string, name: string, from: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: true; devDependencies?: object; name?: string }>;
  };
  const { '': own, ...rest } = packages;
  const { devDependencies: _, name: __, ...program } = own ?? {};
  const all = {
    '': { dependencies: { [PACKAGE]: from } },
    [`node_modules/${PACKAGE}`]: { ...program, resolved: from },
    ...Object.fromEntries(Object.entries(rest).filter(([, { dev }]) => !dev)),
  };
  const lock = { name, lockfileVersion: 3, requires: true, packages: all };
  writeFileSync(path.join(folder, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}

/** The reason why a repository cannot be created in this folder; undefined if it can. @param folder absolute path */
export function refuseInside(folder: string): string | undefined {
  let parent = path.dirname(folder);
  while (!existsSync(parent)) parent = path.dirname(parent);
  const above = git(parent, 'rev-parse', '--show-toplevel');
  const isApart = above === undefined || git(parent, 'check-ignore', folder) !== undefined;
  const inside = `is inside the repository ${above}, but a school needs its own. Write a folder outside it, for example ../my-school.`;
  return isApart ? undefined : inside;
}

/** Makes the folder a Git repository with one commit. @returns instructions for the user, if something is left to do */
export function commitAll(folder: string, message: string): string | undefined {
  if (!startRepository(folder))
    return 'Git is not installed: install it from https://git-scm.com/downloads, then type git init here.';
  git(folder, 'add', '--all');
  const isDone = git(folder, 'commit', '--quiet', '-m', message) !== undefined;
  return isDone ? undefined : `${NAME_FOR_GIT}, then git commit -m "The website" here.`;
}

/**
 * The source from which a school's repository installs this package: this copy's origin if it has a public tag for this
 * version; otherwise a packed copy, which is put into the school's folder. @param folder absolute path of the school
 */
export function packageSource(folder: string): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const remote = git('.', 'remote', 'get-url', 'origin') ?? '';
  if (
    /^https:\/\/[a-z][^/@:]*\.[^/@:]+\//i.test(remote) &&
    git('.', '-c', 'credential.helper=', 'ls-remote', '--tags', remote, `v${version}`)
  )
    return `git+${remote}#v${version}`;
  const program = path.join(folder, PROGRAM);
  mkdirSync(program, { recursive: true });
  const { done, why } = npm('.', 'pack', '--silent', '--pack-destination', program);
  if (!done) throw new Error(`npm could not pack this project into ${folder}. ${why} Nothing was written.`);
  return `file:${PROGRAM}/${PACKAGE}-${version}.tgz`;
}
