import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBinaryFiles } from '@/lib/content/across/assets';
import { BINARIES } from '@/lib/content/kinds/kinds';
import { uniqueName } from '@/lib/content/read/names';
import { contentDirectory, listFiles } from '@/lib/content/read/tree';
import type { Picture } from './api/saves';
import { toDeskProblem } from './desk-problems';
import { DeskRefusal, refuse } from './refusal';

/** A picture or PDF as it was sent. */
export interface Asset {
  name: string;
  bytes: Uint8Array;
}

/** What a file is, by its first bytes: its name may say anything. */
const isLike =
  (...parts: string[]) =>
  (start: string): boolean =>
    start.startsWith(parts[0] ?? '') && start.includes(parts[1] ?? '');
const SIGNATURES: readonly { extension: string; fits: (start: string) => boolean }[] = [
  { extension: '.jpg', fits: isLike('\u00FF\u00D8\u00FF') },
  { extension: '.png', fits: isLike('\u0089PNG\r\n\u001A\n') },
  { extension: '.webp', fits: isLike('RIFF', 'WEBP') },
  { extension: '.pdf', fits: isLike('%PDF-') },
];

const WRONG = 'This is not a JPEG, PNG, WebP or PDF file. Save a photo as JPEG, and a document as PDF.';

/** @returns the path that the file gets within the content folder, and the answer @throws DeskRefusal */
export async function judgeAsset({ name: typed, bytes }: Asset): Promise<{ path: string; answer: Picture }> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const extension = SIGNATURES.find(({ fits }) => fits(start))?.extension;
  if (!extension) throw refuse('unsuitable', WRONG);
  const is = extension === '.pdf' ? 'files' : 'pictures';
  const { folder } = BINARIES[is];
  const taken = new Set(listFiles(contentDirectory()).map((file) => file.toLowerCase()));
  const stem = path.posix
    .parse(typed.toLowerCase())
    .name.replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  const fallback = is === 'files' ? 'document' : 'photo';
  const name = uniqueName(stem || fallback, (each) => taken.has(`${folder}/${each}${extension}`)) + extension;
  const problems = await judge(is, name, bytes);
  const [error] = problems.filter(({ severity }) => severity === 'error');
  if (error) {
    const mistakes = { problems, elsewhere: [], errorMessage: error.message };
    throw new DeskRefusal({ code: 'mistakes', ...mistakes });
  }
  return { path: `${folder}/${name}`, answer: { name } };
}

/** The check's own rules, in a folder of its own: nothing that fails them comes near the content. */
async function judge(is: keyof typeof BINARIES, name: string, bytes: Uint8Array) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'received-'));
  try {
    mkdirSync(path.join(scratch, BINARIES[is].folder));
    writeFileSync(path.join(scratch, BINARIES[is].folder, name), bytes);
    const names = { pictures: [], files: [], [is]: [name] };
    const problems = await checkBinaryFiles(scratch, 'content', names, undefined);
    return problems.map((problem) => toDeskProblem(problem));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
