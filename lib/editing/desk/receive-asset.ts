import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBinaryFiles } from '@/lib/content/across/assets';
import { BINARIES } from '@/lib/content/kinds/kinds';
import { uniqueName } from '@/lib/content/read/names';
import { contentDirectory, listFiles } from '@/lib/content/read/tree';
import { itemName } from '../questions';
import type { Picture } from './api/saves';
import { toDeskProblem } from './desk-problems';
import { DeskRefusal, refuse } from './refusal';

/** A picture or PDF as it was sent. */
export interface Asset {
  name: string;
  bytes: Uint8Array;
}

/** The types of files, recognized by their first bytes because a name may be wrong. */
const SIGNATURES = [
  ['.jpg', /^\u00FF\u00D8\u00FF/],
  ['.png', /^\u0089PNG\r\n/],
  ['.webp', /^RIFF.{4}WEBP/s],
  ['.pdf', /^%PDF-/],
] as const;

const WRONG = 'This is not a JPEG, PNG, WebP or PDF file. Save a photo as JPEG, and a document as PDF.';

/** @returns the file's path within the content folder, and the answer @throws DeskRefusal */
export async function judgeAsset({ name: typed, bytes }: Asset): Promise<{ path: string; answer: Picture }> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const [extension] = SIGNATURES.find(([, signature]) => signature.test(start)) ?? [];
  if (!extension) throw refuse('unsuitable', WRONG);
  const is = extension === '.pdf' ? 'files' : 'pictures';
  const { folder } = BINARIES[is];
  const taken = new Set(listFiles(contentDirectory()).map((file) => file.toLowerCase()));
  const stem = itemName(is === 'files' ? 'document' : 'photo', { title: path.posix.parse(typed).name });
  const name = uniqueName(stem, (each) => taken.has(`${folder}/${each}${extension}`)) + extension;
  const problems = await judge(is, name, bytes);
  const [error] = problems.filter(({ severity }) => severity === 'error');
  if (error) {
    const mistakes = { problems, elsewhere: [], errorMessage: error.message };
    throw new DeskRefusal({ code: 'mistakes', ...mistakes });
  }
  return { path: `${folder}/${name}`, answer: { name } };
}

/** Applies the rules of the check in a temporary folder: a file that fails them never enters the content. */
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
