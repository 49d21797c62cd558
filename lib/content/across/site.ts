import { isDeepStrictEqual } from 'node:util';
import { withScheme } from '@/lib/text/text';
import { isBlock, type Block } from '../blocks';
import { routeOfClass } from '../kinds/class-facts';
import { CLASSES, classNames } from '../kinds/classes';
import { kindOfBlock, SINGLE_KINDS } from '../kinds/kinds';
import { routeOf } from '../read/addresses';
import { STAFF_PATHS } from '@/lib/staff/pages';
import { FRAME_PLACES, placesOfHome, placesOfPage } from '../read/page-places';
import { fieldsOf, type Source } from '../read/source';
import type { ContentTree } from '../read/tree';
import { groupOf, listOf, textOf } from '../parse/values';
import type { Site } from '../say/correct-names';

let last: Site | undefined;

/** The names to which links and fields can refer. Returns the same object until they change, for `memoize`. */
export function siteOf(tree: ContentTree, sources: readonly Source[]): Site {
  const school = fieldsOf(sources, 'school') ?? {};
  const ids = listOf(school.contacts).map((contact) => groupOf(contact).id);
  const [fees, cards] = [fieldsOf(sources, 'fees')?.tuition, fieldsOf(sources, 'classes')?.classes];
  const rows = [...listOf(fees), ...listOf(cards)];
  const labels = school.classes === undefined ? rows.map((row) => groupOf(row).class) : [school.classes];
  const named = classNames(labels.map(textOf));
  // If school.yaml has unreadable classes, another check reports them, so do not report links to class cards too.
  const classes = named.length || !textOf(school.classes) ? named : CLASSES;
  const address = withScheme(textOf(school.siteAddress));
  const site = {
    routes: [
      '/',
      ...STAFF_PATHS,
      '/site-map',
      '/search',
      ...(classes.length ? ['/class', ...classes.map(routeOfClass)] : []),
      ...tree.texts.filter(({ kind }) => kind === 'pages').map(({ path }) => routeOf(path)),
      ...tree.elsewhere.map((file) => routeOf(`/${file}`)),
    ],
    pictures: [...tree.pictures, ...tree.elsewhere],
    files: [...tree.files, ...tree.elsewhere],
    contacts: Array.isArray(school.contacts) && ids.every((id) => typeof id === 'string') ? ids : undefined,
    host: URL.canParse(address) ? new URL(address).hostname : undefined,
    places: placesByRoute(tree, sources),
  };
  if (!last || !isDeepStrictEqual(site, last)) last = site;
  return last;
}

/** The places on each page. A page with unknown places has no entry: links to its places are not checked. */
function placesByRoute(tree: ContentTree, sources: readonly Source[]): Site['places'] {
  const messages = sources
    .filter(({ kind }) => kind === 'messages')
    .map(({ path, body }) => ({ id: path.replace(/^messages\/|\.md$/g, ''), body }));
  const fees = listOf(fieldsOf(sources, 'fees')?.tuition);
  const items = { messages, tuition: fees.map((row) => ({ class: textOf(groupOf(row).class) })) };
  // True for a block whose file is invalid: its places are not known.
  const isUnsure = (block: Block): boolean => {
    const kind = kindOfBlock(block);
    const isAbsent = tree.absent.some((each) => each === kind);
    return kind in SINGLE_KINDS && !isAbsent && !sources.some((own) => own.kind === kind && own.valid);
  };
  const places = new Map<string, readonly string[]>(
    ['/site-map', '/search'].map((route) => [route, FRAME_PLACES]),
  );
  for (const { kind, path, body, document } of sources) {
    const { shows, about } = groupOf(document.value);
    if (kind === 'home') places.set('/', placesOfHome(textOf(groupOf(about).text)));
    if (kind !== 'pages') continue;
    // The schema reports unknown blocks, so skip them here.
    const blocks = listOf(shows).filter(isBlock);
    if (blocks.some(isUnsure)) continue;
    places.set(
      routeOf(path),
      placesOfPage(body, blocks, items, (own) => fieldsOf(sources, own)),
    );
  }
  return places;
}
