import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentDirectory, listFiles } from '@/lib/content/read/tree';
import { wordsIn } from '@/lib/content/words/languages';
import { expect, fileTest } from './watched-page';

const LANGUAGE = 'hi';
const folder = path.join(contentDirectory(), LANGUAGE);
const { says, never } = parse(readFileSync('e2e/glossary-hi.yaml', 'utf8')) as {
  says: Record<string, string>;
  never: string[];
};
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const files = existsSync(folder) ? listFiles(folder) : [];

type Pair = readonly [text: string, own: string];

/** Texts of the interface and of the school, each with its translation, without what they fill in. */
function readPairs(): Pair[] {
  const [english, own] = [wordsIn().words, wordsIn(LANGUAGE).words].map((groups) =>
    Object.values(groups).flatMap((texts) => Object.values<string>(texts)),
  );
  const words = english?.map((text, index): Pair => [text, own?.[index] ?? '']) ?? [];
  const school = files
    .filter((file) => file.endsWith('.yaml') && file !== 'words.yaml')
    .flatMap((file) => (parse(read(file)) ?? []) as Record<string, string>[])
    .map(({ en = '', [LANGUAGE]: hindi = '' }): Pair => [en, hindi]);
  return [...words, ...school].map(([text, hindi]) => [text.replaceAll(/\{\w+\}/g, ''), hindi]);
}

fileTest('the Hindi of the site says each term of the glossary in one way', () => {
  fileTest.skip(files.length === 0, 'the school has no Hindi');
  const pairs = readPairs();
  for (const [term, stems] of Object.entries(says)) {
    const named = pairs.filter(([text]) => new RegExp(`\\b${term}(?:s|es)?\\b`, 'i').test(text));
    const forms = stems.split(' ').map((stem) => stem.replaceAll('_', ' '));
    expect(
      named.filter(([, own]) => !forms.some((form) => own.includes(form))),
      term,
    ).toEqual([]);
  }
});

fileTest('no Hindi text of the site has a word or spelling that the glossary excludes', () => {
  const texts = [...readPairs().map(([, own]) => own), ...files.map(read)];
  for (const word of never)
    expect(
      texts
        .filter((text) => new RegExp(`(?<!\\p{L})${word}(?!\\p{M}|\\p{L})`, 'u').test(text))
        .map((text) => text.slice(0, 80)),
      word,
    ).toEqual([]);
});
