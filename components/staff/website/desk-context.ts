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

/** The title of a kind: `Announcements`. */
export const titleOf = ({ kinds }: Staff, kind: string): string =>
  (kinds as Readonly<Record<string, string>>)[kind] ?? kind;
