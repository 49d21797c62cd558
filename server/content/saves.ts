import type { List, PastSave, Saved } from '@/lib/editing/forms/api/calls';
import type { Draft } from '@/lib/editing/forms/api/forms';
import { FOLDER_KINDS, type KindName } from '@/lib/content/kinds/kinds';
import type { SavedFile, Wish } from '@/lib/editing/forms/editor-calls';
import { isTranslation, splitTranslation } from '@/lib/editing/forms/form-kinds';
import { EditorRefusal, refuse } from '@/lib/editing/forms/refusal';
import type { Change, Commit, Person } from '@/lib/editing/forms/repository';
import { assetsIn, isText, PUT_BACK, versionOf } from '@/lib/editing/forms/versions';
import { LANGUAGES } from '@/lib/text/language';
import type { Editor } from './editor';

const VERBS = { save: 'Change', delete: 'Delete', putBack: PUT_BACK } as const;

/** Commits a save, a deletion, or a return to an earlier version. @throws EditorRefusal without changing anything */
export async function save(editor: Editor, wished: Wish, person: Person): Promise<Saved> {
  const { repository, call } = editor;
  return repository.change(async () => {
    const wish: Wish = wished.type === 'save' ? { ...wished, ...(await findMade(editor, wished)) } : wished;
    const ready = await call('ready', wish).catch((error: unknown) => addAuthor(editor, wish, error));
    const { path, version, problems, changes, bytes, before } = ready;
    const answer = { path, problems, changes, version };
    const parent = await repository.head();
    if (before ? bytes && versionOf(before) === version : !bytes) {
      const [last] = await repository.log(path, 1);
      return { ...answer, id: last?.id ?? parent ?? '' };
    }
    for (const each of [ready, ...(ready.related ?? [])]) await repository.refuseStuck(each.path);
    const isNew = wish.type === 'save' && !before;
    const sentence = `${isNew ? 'Add' : VERBS[wish.type]}: ${ready.title}`;
    const note = isNew && wish.key ? `\n\n${MADE_BY}${wish.key}` : '';
    const id = await repository.save(ready, person, sentence + note);
    return { ...answer, id, before: parent };
  });
}

const MADE_BY = 'Form: ';

/** Finds the file that the first save of a new file made, if this save is sent again because its response was lost. */
async function findMade({ repository }: Editor, { key, path }: Draft): Promise<Partial<Draft>> {
  if (!key || path !== undefined) return {};
  const [made] = await repository.log(undefined, 1, `--grep=^${MADE_BY}${key}$`);
  const file = made?.paths.find(isText);
  const bytes = made && file !== undefined && (await repository.bytesAt(made.id, file));
  return bytes ? { path: file, version: versionOf(bytes) } : {};
}

/** Adds to a conflict who made the other save, unless the file was changed by hand. */
async function addAuthor({ repository }: Editor, wish: Wish, error: unknown): Promise<never> {
  const { path } = wish;
  if (!(error instanceof EditorRefusal) || error.body.code !== 'changed' || path === undefined) throw error;
  const [last] = await repository.log(path, 1);
  const bytes = last && (await repository.bytesAt(last.id, path));
  const present = 'version' in error.body ? error.body.version : undefined;
  if (!last || (bytes && versionOf(bytes)) !== present) throw error;
  throw new EditorRefusal({ ...error.body, by: last.by, at: last.at });
}

/** More saves than an office makes of one file in years. */
const MOST_LATER = 10_000;

/**
 * A file as it was just after a commit, with its translations, photos and PDFs as they were just before the file's
 * next change, because a translation is usually saved after its text. @throws EditorRefusal
 */
export async function filesOfSave({ repository }: Editor, id: string, path: string) {
  if (!(await repository.knows(id))) throw refuse('notFound', 'This save is not in the history.');
  const bytes = await repository.bytesAt(id, path);
  const next = (await repository.log(path, MOST_LATER, `${id}..HEAD`)).at(-1);
  const last = next ? `${next.id}^` : 'HEAD';
  const own = LANGUAGES.map((language) => `${language}/${path}`);
  const named = bytes ? assetsIn(Buffer.from(bytes).toString()) : [];
  const others: Change[] = [];
  for (const file of await repository.presentAt(last, [...own, ...named])) {
    const its = await repository.bytesAt(last, file);
    if (its) others.push({ path: file, bytes: its });
  }
  return { bytes, others };
}

/** The line with the day of "Last updated", which each save sets. */
const UPDATED = /^updated:.*$/m;

const TOUCHED = 'A later save changed the same place, so this change cannot be taken back alone.';

/** A file as it is now, but without the changes of one save, except to "Last updated". @throws EditorRefusal */
export async function withoutSave({ repository }: Editor, id: string, path: string) {
  if (!(await repository.knows(id))) throw refuse('notFound', 'This save is not in the history.');
  const [before, after, now] = await Promise.all(
    [`${id}^`, id, 'HEAD'].map((each) => repository.bytesAt(each, path)),
  );
  if (!before || !after || !now) throw refuse('other', TOUCHED);
  const [line = ''] = UPDATED.exec(Buffer.from(now).toString()) ?? [];
  const sameDay = (text: Uint8Array): Uint8Array =>
    Buffer.from(String(Buffer.from(text)).replace(UPDATED, line));
  const versions = { before: sameDay(before), after: sameDay(after), now };
  const bytes = await repository.without(versions);
  if (!bytes) throw refuse('other', TOUCHED);
  return { bytes };
}

/** A save, with its file at the commits `from` and `to`: by default, just before and just after the save. */
async function openSave(
  { repository }: Editor,
  commit: Commit,
  path: string,
  { from = `${commit.id}^`, to = commit.id } = {},
): Promise<SavedFile> {
  const { paths: _, ...own } = commit;
  const [before, after] = await Promise.all([from, to].map((id) => repository.bytesAt(id, path)));
  return { ...own, path, before, after };
}

const MOST_DELETED = 20;

/** For each file of a kind that was recently deleted and not put back: the save that deleted it, newest first. */
async function listDeleted(editor: Editor, kind: KindName): Promise<readonly PastSave[]> {
  if (!(kind in FOLDER_KINDS)) return [];
  const commits = await editor.repository.log(kind, MOST_DELETED, '--diff-filter=D');
  const files = new Map<string, Commit>();
  for (const commit of commits)
    for (const file of commit.paths) if (!files.has(file)) files.set(file, commit);
  const saves = [...files].slice(0, MOST_DELETED).map(([path, commit]) => openSave(editor, commit, path));
  // Leave out files that have been put back, because they are no longer as the deletion left them.
  const found = await editor.call('describe', await Promise.all(saves));
  return found.filter(({ isPresent }) => isPresent);
}

/** The items of a kind, each marked if its last save is not on the website yet. */
export async function listItems(editor: Editor, kind: KindName): Promise<List> {
  const { repository, call, publishing } = editor;
  const { items } = await call('list', kind);
  const published = publishing.published();
  const isKnown = published !== undefined && (await repository.knows(published));
  const waiting = new Set(isKnown ? await repository.changedSince(published) : []);
  const stateOf = ({ path, state }: List['items'][number]) => {
    // Notices never wait: they go into the finished pages at once.
    if (state !== 'shown' || kind === 'notices') return state;
    return isKnown ? (waiting.has(path) ? 'waiting' : 'shown') : 'saved';
  };
  const deleted = await listDeleted(editor, kind);
  return { items: items.map((item) => ({ ...item, state: stateOf(item) })), deleted };
}

/** The most files that the history shows of a commit, because an update of the program can change hundreds. */
const MOST_FILES = 5;

/** Lists saves with their date and author, newest first. @param path one file; by default all */
export async function readHistory(editor: Editor, path: string | undefined, most: number) {
  const commits = await editor.repository.log(path, most);
  const saves = commits.flatMap((commit) => {
    const texts = commit.paths.filter(isText);
    // If a text and photos were saved together, list only the text.
    const files = texts.length ? texts : commit.paths;
    return files.slice(0, MOST_FILES).map((file) => openSave(editor, commit, file));
  });
  return { saves: await editor.call('describe', await Promise.all(saves)) };
}

const MOST_WAITING = 50;

/** The files that differ from the website, each with its last save, newest first. @param published the website's commit */
export async function listWaiting(editor: Editor, published: string): Promise<readonly PastSave[]> {
  const { repository, call } = editor;
  const files = (await repository.changedSince(published)).slice(0, MOST_WAITING);
  const saves = files.map(async (path) => {
    const [last] = await repository.log(path, 1, `${published}..HEAD`);
    const own = last && (await openSave(editor, last, path, { from: published, to: 'HEAD' }));
    // Leave out new and deleted photos, because the text that uses them is listed itself.
    return own && ((own.before && own.after) || isText(path)) ? own : [];
  });
  const found = (await Promise.all(saves)).flat();
  const described = await call(
    'describe',
    found.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  );
  const gone = new Set(described.flatMap(({ path, isGone }) => (isGone ? path : [])));
  // Leave out files that are not on the website, such as README.md, and translations deleted with their English text.
  return described.filter(
    ({ path, title }) =>
      !isText(path) ||
      (title !== path &&
        !(isTranslation(path) && gone.has(path) && gone.has(splitTranslation(path).english))),
  );
}
