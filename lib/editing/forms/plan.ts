import { isOver } from '@/lib/content/kinds/dated';
import { FOLDER_KINDS, kindOf, SINGLE_KINDS, type KindName } from '@/lib/content/kinds/kinds';
import { fieldAt, fieldOf } from '@/lib/content/kinds/describe';
import { uniqueName } from '@/lib/content/read/names';
import { contentDirectory, listFiles } from '@/lib/content/read/tree';
import type { Problem } from '@/lib/content/say/problem';
import { textOf, type Fields } from '@/lib/content/parse/values';
import { siteTime } from '@/lib/text/dates';
import { itemName } from '../questions';
import type { Checked, Draft, FormProblem } from './api/forms';
import { decode, findFile, readOrRefuse, titleOf } from './content-files';
import { BODY, canAdd, formKindOf, isEdited, isTranslation } from './form-kinds';
import { problemsIn, toFormProblem } from './form-problems';
import { broughtBy, judgeWith, withinContent } from './judge';
import { receivedIn } from './receive-asset';
import type { Change } from './repository';
import { EditorRefusal, refuse } from './refusal';
import { CannotSave, saveFile } from './save-file';
import { fromTyped } from './typed';
import { assetsIn, bytesOf, hasChanged, type Plan } from './versions';
import { partsOf } from './changes';
import { findOriginal, nameTranslation, planTranslation, translationsOf } from './translations';

/** Plans the file's new text from the draft. @throws EditorRefusal */
export async function planDraft({ kind, path: asked, values: sent }: Draft): Promise<Plan> {
  if (asked !== undefined && isTranslation(asked)) return planTranslation(asked, kind, sent);
  const { [BODY]: body, ...values } = sent;
  refuseReadOnly(kind);
  // If a file was deleted while its form was open, a save causes a conflict, after which the user can save it anyway.
  const file = asked === undefined ? undefined : findFile(asked, canAdd(kind));
  if (file && formKindOf(file.kind) !== kind) throw refuse('notFound', 'This file is of another kind.');
  if (!file && !canAdd(kind)) throw refuse('forbidden', 'A new file of this kind cannot be made here.');
  const own = file?.kind ?? kind;
  const schema = fieldOf(kindOf(own).schema);
  const before = file && bytesOf(file.path);
  const isMarkdown = Boolean(file?.path.endsWith('.md'));
  const text = decode(before);
  const old = before ? readOrRefuse(text, file?.path ?? '').fields : {};
  const fields = (fromTyped({ ...schema, optional: false }, values, old) ?? {}) as Fields;
  // Put unknown names last. The check will reject them.
  const order = new Set([...Object.keys(schema.fields), ...Object.keys(fields)]);
  const sorted = [...order].filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]]);
  const wanted = before ? fields : (Object.fromEntries(sorted) as Fields);
  try {
    const saved = saveFile(text, isMarkdown, wanted, textOf(body), (at) =>
      Object.keys(fieldAt(schema, at)?.fields ?? {}),
    );
    const path = file?.path ?? newPath(kind, wanted);
    // If the file were empty, the check would not list the missing fields.
    const bytes = Buffer.from(saved.trim() ? saved : '{}\n');
    const title = titleOf(own, path, wanted);
    return { kind: own, path, title, before, bytes, related: receivedIn(saved) };
  } catch (error) {
    if (!(error instanceof CannotSave)) throw error;
    const how = 'This file is written in a way that only a text editor can change';
    throw refuse('other', `${how} (${error.message}). Ask whoever looks after the website.`);
  }
}

function refuseReadOnly(kind: KindName): void {
  if (!isEdited(kind))
    throw refuse('forbidden', 'Only the person who looks after the website can change this file.');
}

/** The path of a new item, from its day and its first words. */
function newPath(kind: KindName, fields: Fields): string {
  const taken = new Set(listFiles(contentDirectory()));
  const single = SINGLE_KINDS.notice.file;
  if (kind === 'notices' && !taken.has(single)) return single;
  const { extension } = FOLDER_KINDS[kind as keyof typeof FOLDER_KINDS];
  const name = itemName(kind, fields).replaceAll(/[^\w-]/g, '-');
  return uniqueName(`${kind}/${name}`, (each) => taken.has(each + extension)) + extension;
}

/**
 * @param bytes the version to restore; undefined to delete the file, if it did not exist at the time
 * @param others translations, photos and PDFs of the same time: those that were deleted later are restored too
 * @throws EditorRefusal
 */
export async function planPutBack(
  asked: string,
  bytes: Uint8Array | undefined,
  others: readonly Change[] = [],
): Promise<Plan> {
  if (isTranslation(asked)) {
    const { kind, path: english } = findOriginal(asked, true);
    if (bytes && !bytesOf(english))
      throw refuse(
        'other',
        'The English text has been deleted. Put it back: this translation comes back with it.',
      );
    return { kind, path: asked, title: nameTranslation(asked, kind), before: bytesOf(asked), bytes };
  }
  const { kind, path } = findFile(asked, bytes !== undefined);
  refuseReadOnly(kind);
  if (!bytes && !canAdd(kind) && kind !== 'notice')
    throw refuse('forbidden', 'This file belongs to the website and cannot be deleted here.');
  const before = bytesOf(path);
  const text = decode(bytes ?? before);
  // Do not require a readable file here, so that a damaged one can be deleted.
  const { fields } = bytes ? readOrRefuse(text, path) : partsOf(text);
  const isLost = (file: string): boolean => !bytesOf(file) && !(before && isTranslation(file));
  const related = bytes
    ? others.filter((each) => isLost(each.path))
    : [...translationsOf(path), ...(await assetsOnlyIn(path, text))];
  return { kind, path, title: titleOf(kind, path, fields), before, bytes, related };
}

/** The photos and PDFs to which only this file refers. @param text the file's text */
async function assetsOnlyIn(file: string, text: string): Promise<Change[]> {
  const named = assetsIn(text);
  const { unused } = await judgeWith(new Map([[file, undefined]]));
  return unused.filter((each) => named.includes(each)).map((each) => ({ path: each, before: bytesOf(each) }));
}

export async function checkPlan(plan: Plan): Promise<Checked & { brought: readonly Problem[] }> {
  const { path, bytes, related = [] } = plan;
  const old = await judgeWith();
  const changes = new Map([{ path, bytes }, ...related].map((each) => [each.path, each.bytes]));
  const judged = hasChanged(plan) ? await judgeWith(changes) : old;
  const brought = broughtBy(old.problems, judged.problems);
  const others = brought.filter(({ file }) => withinContent(file) !== path);
  return {
    brought,
    problems: problemsIn(judged.problems, path, bytes),
    elsewhere: others.map((problem) => toFormProblem(problem)),
  };
}

/** @param mayHaveEnded false to refuse a notice that is over already @returns warnings @throws EditorRefusal */
export async function refuseMistakes(plan: Plan, mayHaveEnded = true): Promise<readonly FormProblem[]> {
  const { brought, elsewhere, ...checked } = await checkPlan(plan);
  const isEnded = !mayHaveEnded && hasEnded(plan);
  const count = brought.length || Number(isEnded);
  if (!count) return checked.problems;
  const problems = checked.problems.map((each): FormProblem =>
    isEnded && each.path[0] === 'until' ? { ...each, severity: 'error' } : each,
  );
  const errorMessage = count === 1 ? 'One thing needs correcting.' : `${count} things need correcting.`;
  throw new EditorRefusal({ code: 'mistakes', errorMessage, problems, elsewhere });
}

function hasEnded({ kind, path, bytes, translation }: Plan): boolean {
  if (formKindOf(kind) !== 'notices' || translation || !bytes) return false;
  return isOver({ until: textOf(readOrRefuse(decode(bytes), path).fields.until) }, siteTime().now);
}
