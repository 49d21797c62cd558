import { createContext, use } from 'react';
import type { Kinds } from '@/lib/editing/forms/api/forms';
import type { Staff } from '@/lib/content/kinds/staff';
import type { EditorApi } from './editor-api';

export interface EditorServices {
  api: EditorApi;
  kinds: Kinds;
  words: Staff;
  text: Staff['website'];
}

export const EditorContext = createContext<EditorServices | null>(null);

export function useEditor(): EditorServices {
  const services = use(EditorContext);
  if (!services) throw new Error('useEditor needs a WebsiteEditor around it');
  return services;
}

/** True for the kind whose files appear on the website at once, without publishing. */
export const isNotice = (kind: string): boolean => kind === 'notices';

export const titleOf = ({ kinds }: Staff, kind: string): string =>
  (kinds as Readonly<Record<string, string>>)[kind] ?? kind;

/** A file's title, and its kind, unless it is a translation: `Announcements`, or `Hindi: Announcements`. */
export function describeFile({ kinds: { kinds, files, languages }, words }: EditorServices, file: string) {
  const [top = '', below = ''] = file.split('/');
  const language = languages[top];
  const own = language === undefined ? top : below;
  const title = titleOf(words, files[own] ?? own);
  const kind = kinds.find((each) => each.kind === files[top]);
  return { kind, title: language === undefined ? title : `${language}: ${title}` };
}

/** The id of the element that contains the editor's current screen. */
export const SCREEN = 'editor';

/** After rendering, focuses an element or a control in it. @param opens true to open it and focus its first box */
export function moveFocus(to: string | HTMLElement | null, opens = false): void {
  setTimeout(() => {
    const target = typeof to === 'string' ? document.getElementById(to) : to;
    for (let at = opens ? target : target?.parentElement; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    const inside = (what: string) => target?.querySelector<HTMLElement>(what);
    const box = opens ? inside('input, select, textarea') : inside('h1:not([aria-busy])');
    const isControl = target?.matches('input, select, textarea, button, a, [tabindex]');
    const control = box ?? (isControl ? target : inside('summary, input, select, textarea, button'));
    if (control?.matches('h1')) control.tabIndex = -1;
    control?.focus();
  });
}
