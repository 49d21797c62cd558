import { decode } from '@/lib/text/decode';
import { shorten } from '@/lib/text/text';
import { groupOf, listOf, textOf } from '../parse/values';
import { findReservedRoute } from '../read/addresses';
import type { Source } from '../read/source';
import { problemsAt, type Problem } from '../say/problem';
import type { Site } from './site';

/** Two addresses with the same spelling are one redirect: it ignores case, `#…` and a final slash. */
const spellingOf = (address: string): string =>
  decode(address).toLowerCase().replace(/#.*$/, '').replace(/\/$/, '');
/** The page that an old address probably meant: `/Fee-Structure.PHP` → `/fee-structure` */
const pageOf = (address: string): string => spellingOf(address).replace(/\.(html|php)$/, '');

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
    const next = targets.get(spellingOf(to));
    const isLoop = spellingOf(next ?? '') === spellingOf(from) || spellingOf(from) === spellingOf(to);
    const onward = isLoop
      ? `leads back to ${shorten(from)}. Write the page that visitors should see.`
      : `leads to ${shorten(to)}, which leads on to ${shorten(next ?? '')}. Write to: ${shorten(next ?? '')}.`;
    const first = rows.findIndex((row) => spellingOf(row.from) === spellingOf(from));
    return [
      ...problemsAt(source, ['redirects', index, 'from'], explainFrom(from, first === index, site)),
      ...problemsAt(source, ['redirects', index, 'to'], (isLoop || next !== undefined) && onward),
    ];
  });
}

function explainFrom(from: string, isFirst: boolean, site: Site): string | undefined {
  const page = site.routes.find((route) => spellingOf(route) === spellingOf(from));
  if (page) return `is ${shorten(page)}, a page of this site. Delete this entry, or rename the page.`;
  const named = site.routes.find((route) => spellingOf(route) === pageOf(from));
  if (named) return `leads to ${shorten(named)} without an entry. Delete this entry.`;
  if (findReservedRoute(from)) return 'is an address that the site itself uses. Delete this entry.';
  return isFirst ? undefined : 'is already listed above. Delete one of the two entries.';
}
