import { createContext, use } from 'react';
import type { Kinds } from '@/lib/editing/desk/api/kinds';
import type { Staff } from '@/lib/content/kinds/staff';
import type { DeskApi } from './desk-api';

export interface DeskServices {
  desk: DeskApi;
  kinds: Kinds;
  words: Staff;
}

export const DeskContext = createContext<DeskServices | null>(null);

/** @throws Error outside of WebsiteDesk */
export function useDesk(): DeskServices {
  const services = use(DeskContext);
  if (!services) throw new Error('useDesk needs a WebsiteDesk around it');
  return services;
}

/** The title of a kind, such as `Announcements`. */
export const titleOf = ({ kinds }: Staff, kind: string): string =>
  (kinds as Readonly<Record<string, string>>)[kind] ?? kind;

/** The title of a file's kind, such as `Announcements`, or `Hindi: Announcements` for a translated file. */
export function titleOfFile({ kinds, words }: DeskServices, file: string): string {
  const [name = '', below = ''] = file.split(/[./]/);
  const language = kinds.languages[name];
  return language === undefined ? titleOf(words, name) : `${language}: ${titleOf(words, below)}`;
}
