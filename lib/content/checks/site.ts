import type { Site } from './link-target';
import type { ContentTree } from '../files/content-tree';
import { routeOf } from '../files/route';
import type { Source } from '../files/source';

/** What links, pictures, files and contacts of the content may name. @param sources at least school.yaml, if it can be read */
export function siteOf(tree: ContentTree, sources: readonly Source[]): Site {
  const pages = tree.texts.filter(({ kind }) => kind === 'pages').map(({ path }) => routeOf(path));
  const misplaced = tree.elsewhere.map((file) => routeOf(`/${file}`));
  return {
    routes: ['/', '/login', '/dashboard', '/dashboard/locations', '/site-map', ...pages, ...misplaced],
    pictures: [...tree.pictures, ...tree.elsewhere],
    files: [...tree.files, ...tree.elsewhere],
    contacts: contactIds(sources),
  };
}

/** Undefined when school.yaml cannot be read: then no page is told that its contact does not exist. */
function contactIds(sources: readonly Source[]): string[] | undefined {
  const school = sources.find(({ kind }) => kind === 'school')?.document.value as
    { contacts?: unknown } | undefined;
  if (!Array.isArray(school?.contacts)) return undefined;
  const ids = school.contacts.map((contact: { id?: unknown } | null) => contact?.id);
  return ids.every((id) => typeof id === 'string') ? ids : undefined;
}
