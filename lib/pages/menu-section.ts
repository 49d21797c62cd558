import type { Menu } from '@/lib/content/schemas/menu';

export interface MenuSection {
  title: string;
  /** The id of the section on the site map. */
  id: string;
  links: { text: string; to: string }[];
}

/** The sections of the menu with the pages of this site that they lead to. */
export function listMenuSections(menu: Menu): MenuSection[] {
  return menu.entries.flatMap(({ text, entries }) => {
    const links = (entries ?? []).flatMap((entry) =>
      entry.to?.startsWith('/') ? { text: entry.text, to: entry.to } : [],
    );
    return links.length ? { title: text, id: sectionId(text), links } : [];
  });
}

/** The first section of the menu that leads to the page. */
export function findMenuSection(menu: Menu, route: string): MenuSection | undefined {
  return listMenuSections(menu).find(({ links }) => links.some(({ to }) => to === route));
}

/** `Beyond The classroom` → `beyond-the-classroom`; letters of any script are kept. */
function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
