import type { Source } from '../read/source';
import {
  OTHER_CHARGES,
  FRAME_PLACES,
  placesOfHome,
  placesOfPage,
  type ShownItems,
} from '../read/page-places';
import { groupOf } from '../kinds/describe';
import { isDeepStrictEqual } from 'node:util';
import { BLOCKS, type Block } from '../kinds/pages';
import type { ContentTree } from '../read/tree';
import { routeOf } from '../read/addresses';

const PARTS = ['part-A', 'part-B', 'part-C', 'part-D', 'part-E', 'result-x', 'result-xii'];

/** Places of blocks that no page has, since the school has nothing to show there. */
function absentPlaces(sources: readonly Source[]): ReadonlySet<string> {
  const valueOf = (kind: Source['kind']) =>
    groupOf(sources.find((each) => each.kind === kind)?.document.value);
  const [fees, admission, disclosure] = [valueOf('fees'), valueOf('admission'), valueOf('disclosure')];
  const results = groupOf(disclosure.C);
  const places: readonly [string, boolean][] = [
    ...PARTS.map((part): [string, boolean] => [part, !('A' in disclosure)]),
    ['result-x', isEmpty(results.classX)],
    ['result-xii', isEmpty(results.classXII)],
    ['own-disclosure', !('rows' in valueOf('ownDisclosure'))],
    ['fee-of-class', isEmpty(fees.tuition)],
    ['tuition', isEmpty(fees.tuition)],
    ['fees', [fees.tuition, fees.other, fees.admission, fees.registration, fees.annual].every(isEmpty)],
    ...OTHER_CHARGES.map((place, index): [string, boolean] => [
      place,
      isEmpty(fees.other) || (Array.isArray(fees.other) && fees.other.length <= index),
    ]),
    ['charges', [fees.admission, fees.registration, fees.annual].every(isEmpty)],
    ['accountants', isEmpty(fees.accountants)],
    ['rules', isEmpty(admission.rules)],
    ['required-documents', isEmpty(admission.documents)],
    ['form', admission.form === undefined],
    ['downloads', isEmpty(valueOf('documents').documents)],
  ];
  return new Set(places.filter(([, isAbsent]) => isAbsent).map(([place]) => place));
}

/** A list that cannot be read is a mistake of its own, and is taken for one that has items. */
function isEmpty(list: unknown): boolean {
  return list === undefined || (Array.isArray(list) && list.length === 0);
}

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
  const misplaced = tree.elsewhere.map((file) => routeOf(`/${file}`));
  return {
    routes: ['/', '/login', '/dashboard', '/dashboard/locations', '/site-map', ...pages, ...misplaced],
    pictures: [...tree.pictures, ...tree.elsewhere],
    files: [...tree.files, ...tree.elsewhere],
    contacts: contactIds(sources),
    host: hostOf(sources),
    places: placesByRoute(sources),
  };
}

/** The pages whose file can be read; a place on another is not judged. */
function placesByRoute(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const items = shownItems(sources);
  const hasFees = sources.some(({ kind, valid }) => kind === 'fees' && valid);
  const absent = absentPlaces(sources);
  const places = new Map<string, readonly string[]>([['/site-map', FRAME_PLACES]]);
  for (const { kind, path, body, document } of sources) {
    const value = document.value as { shows?: unknown; about?: { text?: unknown } | null };
    if (kind === 'home') places.set('/', placesOfHome(textOf(value.about?.text)));
    if (kind === 'pages') {
      const shows = blocksOf(value.shows);
      // What the fee tables have is not known then.
      if (shows.includes('feeTables') && !hasFees) continue;
      const all = placesOfPage({ body, shows }, items);
      places.set(
        routeOf(path),
        all.filter((place) => !absent.has(place)),
      );
    }
  }
  return places;
}

function shownItems(sources: readonly Source[]): ShownItems {
  const messages = sources
    .filter(({ kind }) => kind === 'messages')
    .map(({ path, body }) => ({ id: path.replace(/^messages\/|\.md$/g, ''), body }));
  const { tuition } = groupOf(sources.find(({ kind }) => kind === 'fees')?.document.value);
  const rows: unknown[] = Array.isArray(tuition) ? tuition : [];
  return { messages, tuition: rows.map((row) => ({ class: textOf(groupOf(row).class) })) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** An unknown block is reported by the schema. */
function blocksOf(value: unknown): Block[] {
  return Array.isArray(value) ? BLOCKS.filter((block) => value.includes(block)) : [];
}

function hostOf(sources: readonly Source[]): string | undefined {
  const { siteAddress } = groupOf(sources.find(({ kind }) => kind === 'school')?.document.value);
  return typeof siteAddress === 'string' && URL.canParse(siteAddress)
    ? new URL(siteAddress).hostname
    : undefined;
}

/** Undefined when school.yaml cannot be read: the check then does not report missing contacts. */
function contactIds(sources: readonly Source[]): string[] | undefined {
  const school = sources.find(({ kind }) => kind === 'school')?.document.value as
    { contacts?: unknown } | undefined;
  if (!Array.isArray(school?.contacts)) return undefined;
  const ids = school.contacts.map((contact: { id?: unknown } | null) => contact?.id);
  return ids.every((id) => typeof id === 'string') ? ids : undefined;
}
