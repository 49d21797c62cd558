import { existsSync } from 'node:fs';
import path from 'node:path';
import { CLASSES } from '@/lib/content/kinds/classes';
import type { KindName } from '@/lib/content/kinds/kinds';
import { groupOf, listOf, textOf } from '@/lib/content/parse/values';
import { contentDirectory, schoolFolder } from '@/lib/content/read/tree';
import { dropDuplicates, type Problem } from '@/lib/content/say/problem';
import { routeOf } from '@/lib/content/read/addresses';
import { readDisclosure } from '@/lib/disclosure/judge-disclosure';
import { readFreshness } from '@/lib/site/freshness';
import { findThumbnail } from '@/lib/site/pictures';
import { siteTime } from '@/lib/text/dates';
import type { Named, OpenFile, PastSave } from './api/calls';
import type { AssetChoice, Checked, Choices, Draft, FormProblem, Kinds } from './api/forms';
import { describeChanges, partsOf } from './changes';
import { decode, listItems, openFile, titleOf } from './content-files';
import { formKindOf, isTranslation, KIND_OF, kindOfFile, listFormKinds, nameLanguages } from './form-kinds';
import { toFormProblem } from './form-problems';
import { judgeWith, withinContent, type Judged } from './judge';
import { refuseOld } from './conflict';
import { checkPlan, planDraft, planPutBack, refuseMistakes } from './plan';
import { drawThumbnail, receiveAsset } from './receive-asset';
import { nameTranslation, openTranslation, progressIn } from './translations';
import type { Change, Commit } from './repository';
import { bytesOf, PUT_BACK, versionOf } from './versions';

/** A requested change to a file. A deletion is planned as if it restored the time before the file existed. */
export type Wish =
  | ({ type: 'save' } & Draft)
  | ({ type: 'delete' | 'putBack'; bytes?: Uint8Array; others?: readonly Change[] } & Named);

export interface SavedFile extends Omit<Commit, 'paths'>, Pick<PastSave, 'path'> {
  before?: Uint8Array;
  after?: Uint8Array;
}

/** Calls from the server to the process that reads the content. Each may throw an EditorRefusal. */
export const EDITOR_CALLS = {
  kinds: async (): Promise<Kinds> => {
    const { day } = siteTime();
    const judged = await judgeWith();
    const places: Partial<Record<KindName, string>> = {};
    for (const { kind, document } of judged.sources) {
      const { order } = groupOf(document.value);
      if (typeof order === 'number') places[kind] = String(Math.max(order + 1, Number(places[kind] ?? 0)));
    }
    return {
      kinds: listFormKinds(day, places),
      files: KIND_OF,
      choices: await listChoices(judged),
      languages: nameLanguages(judged.translations.map(({ language }) => language)),
    };
  },
  list: listItems,
  open: async (asked: string): Promise<OpenFile> =>
    isTranslation(asked)
      ? openTranslation(asked)
      : { ...(await openFile(asked)), languages: progressIn(await judgeWith(), asked) },
  check: async (draft: Draft): Promise<Checked> => {
    const { problems, elsewhere } = await checkPlan(await planDraft(draft));
    return { problems, elsewhere };
  },
  ready: async (wish: Wish) => {
    const draft = wish.type === 'save' ? wish : undefined;
    const plan =
      wish.type === 'save' ? await planDraft(wish) : await planPutBack(wish.path, wish.bytes, wish.others);
    refuseOld(plan, wish.version, draft);
    const { kind, before, bytes } = plan;
    const isPutBack = wish.type === 'putBack';
    const changes = describeChanges(kind, before && decode(before), bytes && decode(bytes), isPutBack);
    const problems = await refuseMistakes(plan, !draft);
    return { ...plan, problems, changes, version: bytes && versionOf(bytes) };
  },
  describe: async (saves: readonly SavedFile[]) => saves.map(describeSave),
  receiveAsset,
  thumbnail: drawThumbnail,
  /** The mistakes that prevent a build or, with `publish`, those that prevent publishing. */
  mistakes: async (publish: boolean): Promise<FormProblem[]> => {
    const { problems } = await judgeWith(undefined, { publish });
    const errors = problems.filter(({ severity }) => severity === 'error');
    return errors.map(describeSaved);
  },
  /** The part of the start page's `State` that comes from the content. */
  state: async () => {
    const judged = await judgeWith();
    const counts: Partial<Record<KindName, number>> = {};
    for (const { kind } of judged.sources) counts[formKindOf(kind)] = (counts[formKindOf(kind)] ?? 0) + 1;
    const { day } = siteTime();
    const stale = await readFreshness(contentDirectory(), day);
    const hasForm = judged.sources.some(({ kind }) => kind === 'disclosure');
    const rows = hasForm ? (await readDisclosure(contentDirectory(), { day })).rows : [];
    const ofForm = rows.flatMap(({ problems }) => problems);
    const found = dropDuplicates([...judged.problems, ...stale, ...ofForm]).filter(
      ({ severity }) => severity !== 'placeholder',
    );
    // Keep one warning for each field: two checks can report the same outdated session.
    const todo = found
      .map(describeSaved)
      .filter(
        (each, index, all) =>
          each.severity === 'error' || index === all.findIndex((other) => placeOf(other) === placeOf(each)),
      );
    const rank = ({ severity }: FormProblem): number => (severity === 'error' ? 0 : 1);
    return { todo: todo.toSorted((a, b) => rank(a) - rank(b)), languages: progressIn(judged), counts };
  },
};

const placeOf = ({ file, path: field }: FormProblem): string => [file, ...field].join('/');

const describeSaved = (problem: Problem): FormProblem =>
  toFormProblem(problem, bytesOf(withinContent(problem.file)));

/** Describes a save in words; lists no changes for a picture or for a file of an unknown kind. */
function describeSave({ before, after, ...own }: SavedFile): PastSave {
  const { path: file } = own;
  const kind = kindOfFile(file);
  const [then, now] = [after, bytesOf(file)].map((bytes) => bytes && versionOf(bytes));
  const save = { ...own, isPresent: then === now, isGone: !after, isChange: Boolean(before && after) };
  if (!kind) return { ...save, title: path.posix.basename(file), changes: [] };
  const [was, is] = [before, after].map((bytes) => bytes && Buffer.from(bytes).toString());
  const title = isTranslation(file)
    ? nameTranslation(file, kind)
    : titleOf(kind, file, partsOf(is ?? was ?? '').fields);
  return { ...save, title, changes: describeChanges(kind, was, is, own.sentence.startsWith(PUT_BACK)) };
}

async function listChoices(judged: Judged): Promise<Choices> {
  const { sources, used, unused } = judged;
  const school = groupOf(sources.find(({ kind }) => kind === 'school')?.document.value);
  const unusedIn = (folder: string): AssetChoice[] =>
    unused
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => ({ name: file.slice(folder.length + 1) }));
  const pages = sources
    .filter(({ kind }) => kind === 'pages')
    .map((source) => ({ route: routeOf(source.path), title: textOf(groupOf(source.document.value).title) }));
  return {
    pictures: byName([...(await Promise.all(used.pictures.map(findPicture))), ...unusedIn('images')]),
    files: byName([...used.files.map((name) => ({ name })), ...unusedIn('files')]),
    pages: [{ route: '/', title: 'Home' }, ...pages],
    classes: CLASSES,
    contacts: listOf(school.contacts).map((contact) => textOf(groupOf(contact).id)),
  };
}

const byName = (choices: readonly AssetChoice[]) => choices.toSorted((a, b) => a.name.localeCompare(b.name));

async function findPicture(name: string): Promise<AssetChoice> {
  const src = await findThumbnail(name).catch(() => undefined);
  return { name, ...(src && existsSync(path.join(schoolFolder(), 'out', src)) && { src }) };
}
