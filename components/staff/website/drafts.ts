import type { OpenFile } from '@/lib/editing/forms/api/calls';
import type { Draft, FormKind, TypedFields } from '@/lib/editing/forms/api/forms';
import { readClaims, readToken } from '@/lib/staff/session';

export interface KeptDraft extends Omit<Draft, 'kind' | 'path'> {
  /** The file's text when the form was opened, which shows in a conflict which side has changed which field. */
  base?: TypedFields;
  at: string;
}

export function startValues({ offered }: FormKind, file?: OpenFile, kept?: KeptDraft): TypedFields {
  const { values } = kept ?? file ?? { values: offered };
  if (!kept || !file?.translation) return values;
  // Fill in boxes that did not exist when the draft was kept, but not those that the user emptied.
  const others = Object.entries(file.values).filter(([own]) => !(own in (kept.base ?? {})));
  return { ...Object.fromEntries(others), ...values };
}

const PREFIX = 'website-draft:';
const TAB = 'website-tab';
export const ownerOf = (token: string): string => readClaims(token)?.id ?? '';
const ownPrefix = (): string => `${PREFIX}${ownerOf(readToken() ?? '')}/`;

/** Call once per form, while the user is signed in. @param of the file's path, or `of` in an item of `listDrafts` */
export const nameDraft = (of: string): string => ownPrefix() + of;

/** A random id, made without `crypto.randomUUID`, which needs HTTPS: an office network might lack it. */
export const makeId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The name of this tab's draft of a new file. It stays the same when the page is reloaded. */
export function nameNewDraft(kind: string): string {
  const made = makeId();
  let tab;
  try {
    tab = sessionStorage.getItem(TAB) ?? made;
    sessionStorage.setItem(TAB, tab);
  } catch {
    // Storage is disabled, so nothing can be kept.
  }
  return nameDraft(`new:${kind}:${tab ?? made}`);
}

/** @returns undefined if there is no draft, or if the browser denies access to its storage */
export function readDraft(name: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return typeof Reflect.get(Object(kept) as object, 'values') === 'object'
      ? (kept as KeptDraft)
      : undefined;
  } catch {
    // Storage is disabled or the entry is unreadable, so the form begins with the saved text.
    return undefined;
  }
}

/** When this tab last wrote each draft. */
const written = new Map<string, string>();

/** @returns false if the browser cannot store the draft */
export function keepDraft(name: string, draft: KeptDraft): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(draft));
    written.set(name, draft.at);
    return true;
  } catch {
    return false;
  }
}

/** Deletes a draft, unless another tab has written it since. @param kept the draft that the form started from */
export function dropDraft(name: string, kept: KeptDraft | undefined): void {
  const stored = readDraft(name);
  if (stored && [kept?.at, written.get(name)].includes(stored.at)) localStorage.removeItem(name);
}

/** The user's unsaved text in this browser, newest first. */
export function listDrafts(): (KeptDraft & { of: string })[] {
  let keys: string[];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Storage is disabled.
    return [];
  }
  const own = ownPrefix();
  const names = keys.filter((key) => key.startsWith(own));
  const drafts = names.flatMap((name) => {
    const kept = readDraft(name);
    return kept ? { ...kept, of: name.slice(own.length) } : [];
  });
  // The oldest supported browsers lack toSorted().
  // oxlint-disable-next-line unicorn/no-array-sort
  return drafts.sort((a, b) => b.at.localeCompare(a.at));
}
