import { decode, shorten } from '@/lib/text/text';
import { groupOf, listOf, textOf } from '../parse/values';
import { findReservedRoute, OLD_ENDINGS } from '../read/addresses';
import type { Source } from '../read/source';
import { problemsAt, type Problem } from '../say/problem';
import type { Site } from './site';

/** Two addresses with the same spelling are one redirect: it ignores case, `#…` and a final slash. */
const spellingOf = (address: string): string =>
  decode(address).toLowerCase().replace(/#.*$/, '').replace(/\/$/, '');
/** `/index.php` → ``, `/Transport.aspx` → `/transport` */
function pageOf(address: string): string {
  const spelling = spellingOf(address);
  const ending = OLD_ENDINGS.find((each) => spelling.endsWith(each));
  return ending ? spelling.slice(0, -ending.length).replace(/^\/index$/, '') : spelling;
}

/** Reports old addresses that are existing pages, appear twice, or lead to another old address. */
export function checkRedirects(source: Source, site: Site): Problem[] {
  if (source.kind !== 'redirects') return [];
  const rows = listOf(groupOf(source.document.value).redirects).map((row) => {
    const { from, to } = groupOf(row);
    return { from: textOf(from), to: textOf(to) };
  });
  const targets = new Map(rows.map(({ from, to }) => [spellingOf(from), to]));
  return rows.flatMap(({ from, to }, index) => {
    if (!from || !to) return [];
    const { end, isLoop } = follow(from, to, targets);
    const onward = isLoop
      ? `leads back to ${shorten(end)}. Write the page that visitors should see.`
      : `leads to ${shorten(to)}, which leads on to ${shorten(end)}. Write to: ${shorten(end)}.`;
    const first = rows.findIndex((row) => spellingOf(row.from) === spellingOf(from));
    return [
      ...problemsAt(source, ['redirects', index, 'from'], explainFrom(from, first === index, site)),
      ...problemsAt(source, ['redirects', index, 'to'], (isLoop || end !== to) && onward),
    ];
  });
}

/** @returns the address at the end; in a loop, the first one that comes again */
function follow(from: string, to: string, targets: ReadonlyMap<string, string | undefined>) {
  const passed = new Set([spellingOf(from)]);
  let end = to;
  while (!passed.has(spellingOf(end))) {
    passed.add(spellingOf(end));
    const next = targets.get(spellingOf(end));
    if (!next) return { end, isLoop: false };
    end = next;
  }
  return { end, isLoop: true };
}

function explainFrom(from: string, isFirst: boolean, site: Site): string | undefined {
  const page = site.routes.find((route) => spellingOf(route) === spellingOf(from));
  if (page)
    return `is ${shorten(page)}, a page of this site, which visitors see instead. Delete this entry; or delete the page, if they should see the other one.`;
  const named = site.routes.find((route) => spellingOf(route) === pageOf(from));
  if (named) return `leads to ${shorten(named)} without an entry. Delete this entry.`;
  if (findReservedRoute(from)) return 'is an address that the site itself uses. Delete this entry.';
  return isFirst ? undefined : 'is already listed above. Delete one of the two entries.';
}
