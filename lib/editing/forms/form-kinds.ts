import { fieldOf, ownValue, type Field } from '@/lib/content/kinds/describe';
import { FOLDER_KINDS, KINDS, kindOf, type FolderKindName, type KindName } from '@/lib/content/kinds/kinds';
import { labelOf } from '@/lib/content/words/labels';
import { questionsOf } from '../questions';
import type { FormField, FormKind, Kinds } from './api/forms';
import { hashOf } from '@/lib/content/languages/confirm';
import { isPage } from '@/lib/content/languages/read-translation';
import type { Path } from '@/lib/content/parse/values';
import { FIRST, LANGUAGES, nameLanguage } from '@/lib/text/language';

/** The groups of kinds, in the order of the start screen. Notices include notice.yaml. */
const GROUPS: Readonly<Record<FormKind['group'], readonly KindName[]>> = {
  dates: ['announcements', 'events', 'news', 'notices', 'calendar'],
  families: ['fees', 'admission', 'timings', 'documents'],
  people: ['gallery', 'videos', 'messages', 'toppers', 'testimonials'],
  pages: ['home', 'pages'],
  // Read-only, because a mistake in one of these files changes or breaks every page.
  shown: ['school', 'classes', 'menu', 'words', 'staff', 'disclosure', 'ownDisclosure'],
};

/** The name for the Markdown below the fields, which a form shows as a field. No kind has a field with this name. */
export const BODY = 'body';
const BODY_FIELD: FormField = {
  description:
    'An empty line begins a new paragraph. Begin a heading with ##, and a list item with a hyphen.',
  label: labelOf([BODY]),
  type: 'string',
  refers: 'markdown',
  optional: false,
  choices: [],
  isLine: false,
  namesClasses: false,
};

const isFolder = (kind: KindName): kind is FolderKindName => kind in FOLDER_KINDS;

/** Kinds whose file names are parts of addresses to which other pages link. */
const NAMED: readonly KindName[] = ['pages', 'messages'];

/** The kind of a file in forms: notice.yaml counts as a notice like those in notices/. */
export const formKindOf = (kind: KindName): KindName => (kind === 'notice' ? 'notices' : kind);

/** The kind of each top-level file, and of the files in each folder, keyed by name: `fees.yaml`, `news`. */
export const KIND_OF: Readonly<Record<string, KindName>> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, own]) => ['file' in own ? own.file : kind, formKindOf(kind as KindName)]),
);

export const isEdited = (kind: KindName): boolean =>
  Object.entries(GROUPS).some(([group, kinds]) => group !== 'shown' && kinds.includes(formKindOf(kind)));

export const canAdd = (kind: KindName): boolean =>
  isEdited(kind) && isFolder(formKindOf(kind)) && !NAMED.includes(kind);

/** @param today `YYYY-MM-DD` @param places the next free place in the list of each kind whose items are numbered */
export const listFormKinds = (
  today: string,
  places: Readonly<Partial<Record<KindName, string>>> = {},
): FormKind[] =>
  Object.entries(GROUPS).flatMap(([group, kinds]) =>
    kinds.map((name) => describeKind(name, group as FormKind['group'], today, places[name])),
  );

/** The names of the languages of translations, keyed by their codes. */
export const nameLanguages = (languages: readonly string[]): Kinds['languages'] =>
  Object.fromEntries(languages.map((language) => [language, nameLanguage(language, 'en')]));

/**
 * The kinds for the start screen, until the server has read all content and sends the forms.
 * @param languages of the translations
 */
export const kindsWithoutForms = (languages: readonly string[] = []): Kinds => ({
  kinds: listFormKinds('').map((kind) => ({ ...kind, fields: {}, offered: {} })),
  files: KIND_OF,
  choices: { pictures: [], files: [], pages: [], classes: [], contacts: [] },
  languages: nameLanguages(languages),
});

function describeKind(kind: KindName, group: FormKind['group'], today: string, order?: string): FormKind {
  const own = kindOf(kind);
  const { fields, description } = fieldOf(own.schema);
  const isShown = group === 'shown';
  // For the required dates of an item, these questions offer today as the default.
  const questions = isFolder(kind) ? questionsOf(kind, today) : [];
  const offered = questions.flatMap((each) => (each.offered ? [[each.name, each.offered] as const] : []));
  const isMarkdown = 'extension' in own && own.extension === '.md';
  const readOnly = 'Only the person who looks after the website can change this.';
  return {
    kind,
    group,
    description,
    holds: 'holds' in own ? own.holds : inWords(kind),
    isMany: isFolder(kind),
    canAdd: canAdd(kind),
    readOnly: isShown ? readOnly : undefined,
    fields: isShown ? {} : { ...mapNamed(fields, [kind]), ...(isMarkdown && { [BODY]: BODY_FIELD }) },
    offered: {
      ...Object.fromEntries(offered),
      ...(fields && 'updated' in fields && { updated: today }),
      ...(order !== undefined && { order }),
    },
  };
}

const mapNamed = (fields: Field['fields'], above: readonly string[]): Record<string, FormField> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, describeField(field, [...above, name])]),
  );

/** @param names the names of the kind and of the fields down to this one */
function describeField(field: Field, names: readonly string[]): FormField {
  const { description, example, refers, form, optional, choices, tests, item } = field;
  const type = field.type as FormField['type'];
  const max = tests.find(({ name }) => name === 'max')?.params?.max;
  const own = { description, example, refers, form, optional, choices, type };
  return {
    ...own,
    label: labelOf(names),
    ...(type === 'string' && typeof max === 'number' && { max }),
    isLine: tests.some(({ name }) => name === 'line'),
    namesClasses: field.names !== undefined,
    ...(type === 'object' && { fields: mapNamed(field.fields, names) }),
    ...(item && { item: describeField(item, names) }),
  };
}

/** `newFamilies` → `New families` */
export function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const isKind = (name: unknown): name is KindName =>
  typeof name === 'string' && Object.hasOwn(KINDS, name);

/** `hi/fees.yaml` → `fees.yaml` in `hi`. Any other file is its own English file, and has no language. */
export function splitTranslation(asked: string): { language?: string; english: string } {
  const [language = '', ...rest] = asked.split('/');
  const isTranslation = rest.length > 0 && language !== FIRST && LANGUAGES.includes(language);
  return isTranslation ? { language, english: rest.join('/') } : { english: asked };
}

export const isTranslation = (file: string): boolean => splitTranslation(file).language !== undefined;

/** `news/quiz.yaml` → `news`; `hi/news/quiz.yaml` → `news` too. Undefined for a picture. */
export function kindOfFile(file: string): KindName | undefined {
  const [top = ''] = splitTranslation(file).english.split('/');
  return ownValue(KIND_OF, top);
}

/** The key of a text in a translation's form. It contains the text's hash, so a translation of an outdated text is never saved. */
export const keyOf = (english: string, { path, text }: { path: Path; text: string }): string =>
  [...(isPage(english) ? path : []), hashOf(text)].join('-');
