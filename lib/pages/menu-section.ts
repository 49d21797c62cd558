import { takenIds } from '@/lib/content/markdown/page-places';
import type { Menu } from '@/lib/content/schemas/menu';

export interface MenuSection {
  title: string;
  /** The id of the section on the site map. */
  id: string;
  links: { text: string; to: string }[];
}

/** Ids of the site map itself: the footer is the place "contact", and a section may be called so too. */
const TAKEN = ['other-pages', ...takenIds([], { messages: [], tuition: [] })];

/** The sections of the menu with the pages of this site that they lead to. */
export function listMenuSections(menu: Menu): MenuSection[] {
  const taken = new Set(TAKEN);
  return menu.entries.flatMap(({ text, entries }) => {
    const links = (entries ?? []).flatMap((entry) =>
      entry.to?.startsWith('/') ? { text: entry.text, to: entry.to } : [],
    );
    return links.length ? { title: text, id: takeId(sectionId(text), taken), links } : [];
  });
}

/** The first section of the menu that leads to the page. */
export function findMenuSection(menu: Menu, route: string): MenuSection | undefined {
  return listMenuSections(menu).find(({ links }) => links.some(({ to }) => to === route));
}

/** The id, with a number where it is taken. */
function takeId(id: string, taken: Set<string>): string {
  let own = id;
  for (let number = 1; taken.has(own); number += 1) own = `${id}-${number}`;
  taken.add(own);
  return own;
}

/** `Beyond The classroom` → `beyond-the-classroom`; letters of any script are kept. */
function sectionId(title: string): string {
  const id = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return id || 'section';
}
