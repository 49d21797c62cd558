import path from 'node:path';
import { parse } from 'yaml';
import { BLOCK_NAMES } from '@/lib/content/blocks';
import { isCurrent, isOver, mayBeShown } from '@/lib/content/kinds/dated';
import { FOLDER_KINDS, kindOfBlock, personOf, type KindName } from '@/lib/content/kinds/kinds';
import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { groupOf, listOf, textOf, type Fields } from '@/lib/content/parse/values';
import { routeOf } from '@/lib/content/read/addresses';
import { leadsOut } from '@/lib/content/read/text';
import { contentDirectory, listFiles, sortFiles, type ContentFile } from '@/lib/content/read/tree';
import { routeOfNotice } from '@/lib/site/site-pages';
import { siteTime } from '@/lib/text/dates';
import { shorten } from '@/lib/text/text';
import type { List, ListItem, OpenFile } from './api/calls';
import type { TypedFields } from './api/forms';
import { BODY, formKindOf, inWords, isEdited } from './form-kinds';
import { problemsIn } from './form-problems';
import { judgeWith, withinContent, type Judged } from './judge';
import { refuse } from './refusal';
import { partsOfMarkdown } from './save-file';
import { typedFields } from './typed';
import { bytesOf, versionOf } from './versions';

/** Finds `asked` among the content files, without opening it. @param isNew allows a missing file @throws EditorRefusal */
export function findFile(asked: string, isNew = false): ContentFile {
  const directory = contentDirectory();
  const files = listFiles(directory);
  const all = isNew && !files.includes(asked) ? [...files, asked] : files;
  const found = sortFiles(all.toSorted(), 'content').texts.find((file) => file.path === asked);
  const isOutside = found && files.includes(asked) && leadsOut(path.join(directory, asked), directory);
  if (!found || isOutside) throw refuse('notFound', 'This file is not there. Somebody may have deleted it.');
  return found;
}

/** The text as it is stored, including a byte order mark; '' if there is no file. @throws EditorRefusal if not UTF-8 */
export function decode(bytes: Uint8Array | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refuse(
      'other',
      'This file is not saved as UTF-8. Ask whoever looks after the website to correct it.',
    );
  }
}

interface Parts {
  fields: Fields;
  /** Only for a translation. */
  pairs?: readonly unknown[];
  body?: string;
}

/** The fields and the Markdown of a text, unchecked. */
export function readParts(text: string, isMarkdown: boolean): Parts {
  const plain = text.replace(/^\uFEFF/, '');
  const { own, below } = isMarkdown ? partsOfMarkdown(plain) : { own: plain, below: undefined };
  const value: unknown = parse(own, { uniqueKeys: false, logLevel: 'error' });
  const fields = groupOf(value);
  if (Array.isArray(value)) return { fields, pairs: value };
  return below === undefined ? { fields } : { fields, body: below.trim().replaceAll('\r\n', '\n') };
}

export async function openFile(asked: string): Promise<OpenFile> {
  const { kind, path: own } = findFile(asked);
  const bytes = bytesOf(own) ?? new Uint8Array();
  const text = decode(bytes);
  const parts = isEdited(kind) ? readOrRefuse(text, own) : { fields: {}, body: text };
  return {
    kind: formKindOf(kind),
    path: own,
    title: titleOf(kind, own, parts.fields),
    version: versionOf(bytes),
    values: typedParts(parts),
    problems: problemsIn((await judgeWith()).problems, own, bytes),
  };
}

export const typedParts = ({ fields, body }: Parts): TypedFields =>
  typedFields({ ...fields, ...(body && { [BODY]: body }) });

/** @throws EditorRefusal for text that was damaged by a manual edit */
export function readOrRefuse(text: string, own: string): Parts {
  try {
    return readParts(text, own.endsWith('.md'));
  } catch {
    const damaged = 'This file was damaged outside the editor. Put an earlier version back.';
    throw refuse('other', damaged, versionOf(Buffer.from(text)));
  }
}

/** The names of the kinds on the start page, which does not list all kinds. */
const KIND_NAMES: Readonly<Partial<Record<KindName, string>>> = STAFF_DEFAULTS.kinds;

/** The title of a file in lists. Skips a field that is only a placeholder, such as `{principal}`. */
export function titleOf(kind: KindName, own: string, fields: Fields): string {
  const isAlone = !(kind in FOLDER_KINDS);
  if (!isAlone || kind === 'notice') {
    const { title, name, label, position, message } = fields;
    const texts = [title, name, label, position, message].map(textOf);
    const found = texts.find((text) => text && !/^\{\w+\}$/.test(text));
    if (found) return shorten(found, 80);
  }
  return (isAlone && KIND_NAMES[kind]) || inWords(path.posix.parse(own).name);
}

/** The route of the page that shows a file: its own page, or the first that lists its kind, or the home page. */
export function routeFor(kind: KindName, own: string, { sources }: Pick<Judged, 'sources'>): string {
  if (kind === 'pages') return routeOf(own);
  const notice = kind === 'announcements' ? routeOfNotice({ id: path.posix.parse(own).name }) : undefined;
  const blocks: readonly unknown[] = BLOCK_NAMES.filter((block) => kindOfBlock(block) === kind);
  const pages = sources.filter((source) => source.kind === 'pages');
  const page = pages.find(({ document }) =>
    [groupOf(document.value).shows].flat().some((block) => blocks.includes(block)),
  );
  return notice ?? (page ? routeOf(page.path) : '/');
}

export async function listItems(kind: KindName): Promise<Pick<List, 'items'>> {
  const judged = await judgeWith();
  const time = siteTime();
  const broken = new Set(
    judged.problems.flatMap(({ file, severity }) => (severity === 'error' ? withinContent(file) : [])),
  );
  const files = sortFiles(listFiles(contentDirectory()), 'content').texts;
  const items = files
    .filter((file) => formKindOf(file.kind) === kind)
    .map((file): ListItem => {
      const source = judged.sources.find(({ path: own }) => own === file.path);
      const fields = groupOf(source?.document.value);
      const textWords = [...new Set(source?.body.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))].join(' ');
      const [publish, expires, until] = [fields.publish, fields.expires, fields.until].map(textOf);
      const day = [fields.date, fields.publish, fields.until].map(textOf).find(Boolean);
      const end = kind === 'notices' ? until : expires;
      const alsoCalled = listOf(fields.alsoCalled).map(textOf);
      return {
        path: file.path,
        title: titleOf(file.kind, file.path, fields),
        ...(alsoCalled.length && { alsoCalled }),
        ...(textWords && { textWords }),
        ...(day && { day }),
        ...(end && { until: end }),
        state: broken.has(file.path) ? 'mistake' : stateOf(),
        version: versionOf(bytesOf(file.path) ?? new Uint8Array()),
      };

      function stateOf(): ListItem['state'] {
        if (kind === 'notices' && until && isOver({ until }, time.now)) return 'ended';
        if (personOf(kind) && !mayBeShown(fields)) return 'consent';
        if (isCurrent({ ...(publish && { publish }), ...(expires && { expires }) }, time.day)) return 'shown';
        return publish && publish > time.day ? 'planned' : 'ended';
      }
    });
  // By day, and pages by title rather than by file.
  items.sort((a, b) => (b.day ?? '').localeCompare(a.day ?? '') || a.title.localeCompare(b.title));
  return { items };
}
