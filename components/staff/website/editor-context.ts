import { createContext, use } from 'react';
import type { Kinds } from '@/lib/editing/forms/api/kinds';
import type { Staff } from '@/lib/content/kinds/staff';
import type { EditorApi } from './editor-api';

export interface EditorServices {
  api: EditorApi;
  kinds: Kinds;
  words: Staff;
}

export const EditorContext = createContext<EditorServices | null>(null);

/** @throws Error outside of WebsiteEditor */
export function useEditor(): EditorServices {
  const services = use(EditorContext);
  if (!services) throw new Error('useEditor needs a WebsiteEditor around it');
  return services;
}

/** The title of a kind, such as `Announcements`. */
export const titleOf = ({ kinds }: Staff, kind: string): string =>
  (kinds as Readonly<Record<string, string>>)[kind] ?? kind;

/** The title of a file's kind, such as `Announcements`, or `Hindi: Announcements` for a translated file. */
export function titleOfFile({ kinds, words }: EditorServices, file: string): string {
  const [name = '', below = ''] = file.split(/[./]/);
  const language = kinds.languages[name];
  return language === undefined ? titleOf(words, name) : `${language}: ${titleOf(words, below)}`;
}
