import { existsSync } from 'node:fs';
import path from 'node:path';
import { hasSameFacts } from '@/lib/content/languages/compare-texts';
import { isPage } from '@/lib/content/languages/read-translation';
import type { TranslatedText } from '@/lib/content/languages/translate-file';
import type { KindName } from '@/lib/content/kinds/kinds';
import { cleanText, groupOf, textOf } from '@/lib/content/parse/values';
import type { Source } from '@/lib/content/read/source';
import { leadsOut } from '@/lib/content/read/text';
import { contentDirectory, listFiles, type ContentFile } from '@/lib/content/read/tree';
import { placeAt } from '@/lib/content/say/problem';
import { labelOf } from '@/lib/content/words/labels';
import { nameLanguage } from '@/lib/text/language';
import { shorten } from '@/lib/text/text';
import type { LanguageProgress, OpenFile } from './api/calls';
import type { TypedFields } from './api/forms';
import { partsOf } from './changes';
import { decode, findFile, titleOf } from './content-files';
import { BODY, formKindOf, isTranslation, keyOf, splitTranslation } from './form-kinds';
import { formPlace, problemsIn } from './form-problems';
import { judgeWith, withinContent, type Judged } from './judge';
import { refuse } from './refusal';
import { bytesOf, versionOf, type Plan } from './versions';
import { pairsIn, writePage, writePairs, type Box, type Entry } from './write-translation';

/** `Hindi: School buses` */
export function nameTranslation(asked: string, kind: KindName): string {
  const { language = '', english } = splitTranslation(asked);
  const { fields } = partsOf(decode(bytesOf(english)));
  return `${nameLanguage(language, 'en')}: ${titleOf(kind, english, fields)}`;
}

/** The translated files of an English one, which are deleted with it. */
export const translationsOf = (english: string) =>
  listFiles(contentDirectory())
    .filter((file) => isTranslation(file) && splitTranslation(file).english === english)
    .map((file) => ({ path: file, before: bytesOf(file) }));

/** The English file of a translated one. Never opens `asked` itself. @throws EditorRefusal */
export function findOriginal(asked: string, isNew = false): ContentFile {
  const file = findFile(splitTranslation(asked).english, isNew);
  const directory = contentDirectory();
  let place = path.join(directory, asked);
  while (!existsSync(place)) place = path.dirname(place);
  if (place !== directory && leadsOut(place, directory)) throw refuse('notFound', 'This file is not there.');
  return file;
}

async function find(asked: string) {
  const { language = '' } = splitTranslation(asked);
  const { kind, path: english } = findOriginal(asked);
  const judged = await judgeWith();
  const translated = judged.translations.find((each) => each.language === language);
  if (!translated) throw refuse('notFound', 'The website is not in this language.');
  const file = translated.files.find(({ original }) => original.path === english);
  const before = bytesOf(asked);
  if (!file?.texts.length)
    throw refuse(
      'other',
      'This cannot be translated while the English text or the translation has a mistake. Correct the English text, or put back an earlier version of the translation.',
      before && versionOf(before),
    );
  const pairs = isPage(asked) ? [] : pairsIn(decode(before), language);
  const boxes = boxesOf(asked, file.original, file.texts, pairs);
  return { language, kind, judged, source: file.original, before, boxes };
}

/** A box for each text, but only one for texts that share a pair. */
function boxesOf(
  asked: string,
  source: Source,
  texts: readonly TranslatedText[],
  pairs: ReturnType<typeof pairsIn>,
): readonly Box[] {
  const isOfPage = isPage(source.path);
  const boxes = new Map<string, Box>();
  for (const each of texts) {
    const key = keyOf(source.path, each);
    if (boxes.has(key) || (isOfPage && each.isLabel)) continue;
    const { own, what, before, isNeeded, text } = each;
    const isShared = each.place !== undefined && withinContent(each.place.file) !== asked;
    const state: Box['state'] = what ?? (own === undefined ? 'unneeded' : isShared ? 'shared' : 'done');
    const [at] = isOfPage || isShared ? [] : (each.place?.path ?? []);
    const place = { ...placeAt(source, each.path), message: '', severity: 'error' } as const;
    boxes.set(key, {
      ...each,
      key,
      state: isNeeded || own !== undefined ? state : 'unneeded',
      field: each.path.length ? formPlace(place, source.kind) : labelOf([BODY]),
      english: text.trim(),
      before,
      own: own?.trim().replaceAll('\r\n', '\n'),
      ...(typeof at === 'number' && { at }),
    });
  }
  const used = new Set([...boxes.values()].map(({ before, english }) => before ?? english));
  for (const [at, { text, own }] of pairs.entries()) {
    if (!own || used.has(text)) continue;
    const key = keyOf(source.path, { path: [], text });
    const unused = { key, state: 'unused', field: shorten(text, 40), english: text, text, own, at } as const;
    boxes.set(key, { ...unused, path: [], isNeeded: false });
  }
  return [...boxes.values()];
}

const valuesOf = (boxes: readonly Box[]): TypedFields =>
  Object.fromEntries(boxes.flatMap(({ key, own }) => (own === undefined ? [] : [[key, own]])));

/** A translated file for the form, whether or not it exists yet. @throws EditorRefusal */
export async function openTranslation(asked: string): Promise<OpenFile> {
  const { language, kind, source, boxes, before, judged } = await find(asked);
  return {
    kind: formKindOf(kind),
    path: asked,
    title: nameTranslation(asked, kind),
    ...(before && { version: versionOf(before) }),
    values: valuesOf(boxes),
    problems: problemsIn(judged.problems, asked, before),
    translation: {
      language,
      english: source.path,
      texts: boxes.map(({ key, field, english, before: old, changed, state }) => {
        return { key, field, english, before: old, changed, state };
      }),
    },
  };
}

/** Plans the new text of a translated file from its form. @throws EditorRefusal */
export async function planTranslation(asked: string, kind: KindName, values: TypedFields): Promise<Plan> {
  const found = await find(asked);
  const { language, boxes, before, source } = found;
  if (formKindOf(found.kind) !== kind) throw refuse('notFound', 'This file is of another kind.');
  const known = new Set(['fits', ...boxes.map(({ key }) => key)]);
  if (Object.keys(values).some((key) => !known.has(key)))
    throw refuse(
      'changed',
      'The English text was changed while you were translating. Open this form again: what you typed is still there.',
    );
  const fits = groupOf(values['fits']);
  const entries = boxes.map((box): Entry => {
    const sent = textOf(values[box.key]).replaceAll(/\r\n?/g, '\n').trim();
    const typed = sent === box.own ? sent : cleanText(sent);
    // If the box is empty but the user confirmed that its translation still fits, keep the saved translation.
    const now = typed === '' && fits[box.key] === true ? (box.own ?? '') : typed;
    const isConfirmed = fits[box.key] === true || now !== box.own;
    const isOpen = (box.what === 'older' || box.what === 'unconfirmed') && !isConfirmed;
    return {
      ...box,
      now,
      isOpen,
      isChanged: now !== (box.own ?? '') || (box.what !== undefined && !isOpen && now !== ''),
    };
  });
  const text = decode(before);
  const saved = isPage(asked) ? writePage(text, source, entries) : writePairs(text, language, entries);
  return {
    kind: found.kind,
    path: asked,
    title: nameTranslation(asked, found.kind),
    before,
    bytes: saved.trim() ? Buffer.from(saved) : undefined,
    translation: {
      values: valuesOf(boxes),
      fields: Object.fromEntries(boxes.map(({ key, field }) => [key, field])),
    },
  };
}

/** Progress of the translations into each language. @param english one file; if omitted, all that need work */
export const progressIn = ({ translations }: Judged, english?: string) =>
  translations.map(({ language, files }) => ({
    language,
    files: files.flatMap(({ original, texts }) => {
      const open = texts.flatMap(({ what }) => what ?? []);
      const isMeant = english === undefined ? open.length > 0 : original.path === english && texts.length > 0;
      if (!isMeant) return [];
      const missing = open.filter((what) => what === 'missing').length;
      const title = titleOf(original.kind, original.path, groupOf(original.document.value));
      const [own, behind] = [`${language}/${original.path}`, behindIn(original.path, texts)];
      return { path: own, title, missing, older: open.length - missing, behind };
    }),
  }));

/** Why the website does not show the present text in this language. */
function behindIn(
  english: string,
  texts: readonly TranslatedText[],
): LanguageProgress['files'][number]['behind'] {
  const older = texts.filter(({ what }) => what === 'older');
  if (!older.length) return undefined;
  if (older.some(({ text, own = '' }) => !hasSameFacts(text, own))) return 'facts';
  return isPage(english) ? 'page' : 'list';
}
