import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Random } from './random';
import { TEXT_DAMAGES } from './text-damage';

/** The bytes of each file of a content folder, by path. */
export type Files = Map<string, Uint8Array>;

/** Damages `files` in place. @returns the paths of the damaged files; for a renamed file, the old and the new path */
export type Damage = (files: Files, random: Random) => string[];

const NAMES = [
  'x',
  'भवन',
  '🎉',
  'a b',
  '-a',
  'index',
  'login',
  'Fees',
  'README',
  'con',
  'a#b',
  'a?b',
  'a%20b',
  'x'.repeat(200),
  '__proto__',
  "it's",
];
const ENDINGS = [
  '.md',
  '.yaml',
  '.yml',
  '.txt',
  '.YAML',
  '.pdf',
  '.jpg',
  '.JPG',
  '.heic',
  '.svg',
  '.docx',
  '',
  '.md.txt',
];
const FOLDERS = [
  '',
  'pages/',
  'pages/Account/',
  'news/',
  'images/',
  'files/',
  'News/',
  'unknown/',
  'news/2025/',
  'images/old/',
  'toppers/',
];

const FILE_DAMAGES: Record<string, Damage> = {
  'a file is deleted': (files, random) => {
    const file = random.oneOf([...files.keys()]);
    files.delete(file);
    return [file];
  },
  'a file is renamed or moved': (files, random) => {
    const file = random.oneOf([...files.keys()]);
    const base = path.posix.basename(file, path.posix.extname(file));
    const to =
      random.oneOf(FOLDERS) +
      random.oneOf([base, base, ...NAMES]) +
      random.oneOf([path.posix.extname(file), ...ENDINGS]);
    const bytes = files.get(file);
    files.delete(file);
    if (bytes) files.set(to, bytes);
    return [file, to];
  },
  'a file is duplicated': (files, random) => {
    const [file, bytes] = random.oneOf([...files]);
    const to = random.oneOf(FOLDERS) + random.oneOf(NAMES) + path.posix.extname(file);
    files.set(to, bytes);
    return [file, to];
  },
  'two files are swapped': (files, random) => {
    const [one, other] = [random.oneOf([...files]), random.oneOf([...files])];
    files.set(one[0], other[1]).set(other[0], one[1]);
    return [one[0], other[0]];
  },
  'a file is empty': (files, random) => replace(files, random, () => new Uint8Array()),
  'a file is binary': (files, random) => replace(files, random, (bytes) => noise(bytes.length + 1)),
  'binary data is pasted into a file': (files, random) =>
    replace(files, random, (bytes) => {
      const at = random.below(bytes.length);
      return Buffer.concat([bytes.subarray(0, at), noise(1 + random.below(64)), bytes.subarray(at)]);
    }),
  'a bit is flipped': (files, random) =>
    replace(files, random, (bytes) => {
      const at = random.below(bytes.length);
      return Uint8Array.from(bytes).with(at, (bytes[at] ?? 0) ^ (1 << random.below(8)));
    }),
  'a file is saved as UTF-16': (files, random) =>
    replace(files, random, (bytes) => Buffer.from(`\ufeff${Buffer.from(bytes).toString('utf8')}`, 'utf16le')),
  'a file is saved as Latin-1': (files, random) =>
    replace(files, random, (bytes) =>
      Buffer.from(`${Buffer.from(bytes).toString('latin1')}\u00e9`, 'latin1'),
    ),
};

/** Each kind of damage, keyed by a sentence that describes it. */
export const DAMAGES: Record<string, Damage> = {
  ...FILE_DAMAGES,
  ...Object.fromEntries(
    Object.entries(TEXT_DAMAGES).map(([title, damage]): [string, Damage] => [
      title,
      (files, random) => {
        const texts = [...files.keys()].filter((file) => /\.(md|yaml)$/.test(file));
        const file = random.oneOf(texts);
        files.set(file, Buffer.from(damage(Buffer.from(files.get(file) ?? []).toString('utf8'), random)));
        return [file];
      },
    ]),
  ),
};

function replace(files: Files, random: Random, change: (bytes: Uint8Array) => Uint8Array): string[] {
  const [file, bytes] = random.oneOf([...files]);
  files.set(file, change(bytes));
  return [file];
}

/** Meaningless bytes, which are the same in every run. */
function noise(length: number): Uint8Array {
  const blocks = Array.from({ length: Math.min(Math.ceil(length / 32), 100) }, (_, index) =>
    createHash('sha256').update(String(index)).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}
