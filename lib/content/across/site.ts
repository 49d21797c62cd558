import { isDeepStrictEqual } from 'node:util';
import { isBlock, type Block } from '../blocks';
import { routeOfClass } from '../kinds/class-facts';
import { classNames } from '../kinds/classes';
import { kindOfBlock, SINGLE_KINDS } from '../kinds/kinds';
import { routeOf } from '../read/addresses';
import { STAFF_PATHS } from '@/lib/staff/pages';
import { FRAME_PLACES, placesOfHome, placesOfPage, type ShownItems } from '../read/page-places';
import { fieldsOf, type Source } from '../read/source';
import type { ContentTree } from '../read/tree';
import { groupOf, listOf, type Fields } from '../read/values';

/** What links, pictures, files and contacts may name. */
export interface Site {
  /** Every page's path, with `/`. */
  routes: readonly string[];
  /** File names in images/. */
  pictures: readonly string[];
  /** File names in files/. */
  files: readonly string[];
  /** Ids of contacts in school.yaml; undefined when they cannot be read. */
  contacts: readonly string[] | undefined;
  /** The host name of the website in school.yaml; undefined when it cannot be read. */
  host: string | undefined;
  /** Places by page; a page whose file cannot be read is missing. */
  places: ReadonlyMap<string, readonly string[]>;
}

let last: Site | undefined;

/**
 * The same value again for as long as it is equal, so that what was checked against it stays checked.
 * @param sources at least school.yaml, if it can be read
 */
export function siteOf(tree: ContentTree, sources: readonly Source[]): Site {
  const site = readSite(tree, sources);
  if (last && isDeepStrictEqual(site, last)) return last;
  last = site;
  return site;
}

function readSite(tree: ContentTree, sources: readonly Source[]): Site {
  const pages = tree.texts.filter(({ kind }) => kind === 'pages').map(({ path }) => routeOf(path));
  const rows = (['fees', 'classes'] as const).flatMap((kind) => {
    const { tuition, classes } = fieldsOf(sources, kind) ?? {};
    return listOf(tuition ?? classes);
  });
  const own = textOf(fieldsOf(sources, 'school')?.classes);
  const classes = classNames([own, ...rows.map((row) => textOf(groupOf(row).class))]);
  const misplaced = tree.elsewhere.map((file) => routeOf(`/${file}`));
  const { contacts, siteAddress } = fieldsOf(sources, 'school') ?? {};
  const ids = listOf(contacts).map((contact) => groupOf(contact).id);
  return {
    routes: [
      '/',
      ...STAFF_PATHS,
      '/site-map',
      ...(classes.length ? ['/class', ...classes.map(routeOfClass)] : []),
      ...pages,
      ...misplaced,
    ],
    pictures: [...tree.pictures, ...tree.elsewhere],
    files: [...tree.files, ...tree.elsewhere],
    contacts: Array.isArray(contacts) && ids.every((id) => typeof id === 'string') ? ids : undefined,
    host: URL.canParse(textOf(siteAddress)) ? new URL(textOf(siteAddress)).hostname : undefined,
    places: placesByRoute(tree, sources),
  };
}

/** The pages whose file can be read; a place on another is not judged. */
function placesByRoute(
  tree: ContentTree,
  sources: readonly Source[],
): ReadonlyMap<string, readonly string[]> {
  const items = shownItems(sources);
  // What a file with a mistake has is not known.
  const isUnsure = (block: Block): boolean => {
    const kind = kindOfBlock(block);
    const own = sources.filter((source) => source.kind === kind);
    return (
      kind in SINGLE_KINDS && !tree.absent.some((each) => each === kind) && !own.some(({ valid }) => valid)
    );
  };
  const fieldsOfKind = (kind: string): Fields | undefined => {
    if (tree.absent.some((each) => each === kind)) return undefined;
    return groupOf(sources.find((each) => each.kind === kind)?.document.value);
  };
  const places = new Map<string, readonly string[]>([['/site-map', FRAME_PLACES]]);
  for (const { kind, path, body, document } of sources) {
    const { shows, about } = groupOf(document.value);
    if (kind === 'home') places.set('/', placesOfHome(textOf(groupOf(about).text)));
    if (kind !== 'pages') continue;
    // An unknown block is reported by the schema.
    const blocks = listOf(shows).filter(isBlock);
    if (blocks.some(isUnsure)) continue;
    places.set(routeOf(path), placesOfPage({ body, shows: blocks }, items, fieldsOfKind));
  }
  return places;
}

function shownItems(sources: readonly Source[]): ShownItems {
  const messages = sources
    .filter(({ kind }) => kind === 'messages')
    .map(({ path, body }) => ({ id: path.replace(/^messages\/|\.md$/g, ''), body }));
  const tuition = listOf(fieldsOf(sources, 'fees')?.tuition).map((row) => ({
    class: textOf(groupOf(row).class),
  }));
  return { messages, tuition };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
