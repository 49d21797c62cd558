import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that stay empty. Otherwise, Next.js would install them, although only a release's type check needs them. */
const STAND_INS = ['@typescript/native-preview', '@types/react', '@types/node'];

/**
 * Makes `to` a copy of the package in `from`: replaces files that were edited or half copied, and deletes those of an
 * older version. Keeps `.next/` and `.cache/`. @param {string} from absolute path @param {string} to absolute path
 */
export function refreshCopy(from, to) {
  const files = listFiles(from);
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(from, file))]));
  const icons = path.join(from, '.icons');
  for (const file of listFiles(icons))
    texts.set(`node_modules/@tabler/icons-react/${file}`, readFileSync(path.join(icons, file)));
  for (const name of STAND_INS) {
    texts.set(`node_modules/${name}/package.json`, Buffer.from(JSON.stringify({ name, version: '0.0.0' })));
    texts.set(`node_modules/${name}/index.d.ts`, Buffer.from(''));
  }
  try {
    // Rename the finished file: two commands might start at the same time, and neither must read half a file.
    const part = path.join(to, '.cache', `copy.${process.pid}`);
    mkdirSync(path.dirname(part), { recursive: true });
    for (const [file, text] of texts) replaceIfOther(path.join(to, file), text, part);
    const names = [...texts.keys()];
    for (const folder of new Set(names.flatMap((file) => /^.+?(?=\/)/.exec(file) ?? [])))
      for (const file of listFiles(path.join(to, folder)))
        if (!texts.has(`${folder}/${file}`)) rmSync(path.join(to, folder, file), { force: true });
  } catch (error) {
    throw new Error(
      `The folder ${to} cannot be written (${error.message}). Delete it, make room on the disk if it is full, and type the command again to create a new one.`,
      { cause: error },
    );
  }
}

function replaceIfOther(file, text, part) {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.size === text.length && readFileSync(file).equals(text)) return;
  if (there?.isDirectory()) rmSync(file, { recursive: true });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(part, text);
  renameSync(part, file);
}

/** Lists every file in and below a folder, with `/` between names, except node_modules and dotfiles. */
function listFiles(folder, inside = '') {
  return readdirSync(path.join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    const name = path.posix.join(inside, entry.name);
    if (entry.isDirectory()) return listFiles(folder, name);
    return entry.isFile() ? [name] : [];
  });
}
