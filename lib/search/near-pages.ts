import { decode } from '@/lib/text/text';
import { wordsOf } from './keys';
import { createSearch } from './search';
import type { IndexedPage } from './search-index';

export type NamedPage = Pick<IndexedPage, 'route' | 'title' | 'names' | 'prior'>;

const SHOWN = 3;
const ENDINGS = /\.(php\d?|html?|aspx?|jsp|cfm)$/i;
/** Matches addresses that robots try on any site. */
const ROBOT =
  /\b(wp-\w+|wp|wordpress|xmlrpc|phpmyadmin|cgi-bin|vendor|actuator|boaform|autodiscover)\b|\/\.|\.(env|sql|bak|zip|tar|gz|ya?ml|ini|log|asp|sh)$/i;

const lastOf = (path: string): string => path.split('/').pop() ?? '';

/** The pages that a mistyped or old address may mean, best first; none for addresses that only robots try. */
export function findNearPages(address: string, named: readonly NamedPage[]): IndexedPage[] {
  const path = decode(address)
    .slice(0, 200)
    .replace(/[?#].*$/, '');
  if (ROBOT.test(path)) return [];
  const asked = path
    .replace(ENDINGS, '')
    // Remove the language, which all pages in that language share.
    .replace(/^\/[a-z]{2}(?=\/)|\/(index|default|home)?\/?$/gi, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
  const pages = named.map((page) => {
    return { ...page, names: `${page.names}. ${lastOf(page.route)}`, lead: '', sections: [] };
  });
  // Also match parts of words: /schooltimings finds "timings", and /scholar finds "scholarship".
  const end = lastOf(asked).toLowerCase();
  const parts = [...new Set(pages.flatMap(({ title, names }) => wordsOf(`${title} ${names}`)))].filter(
    (word) =>
      word.length > 3 && (asked.toLowerCase().includes(word) || (end.length > 3 && word.includes(end))),
  );
  const found = createSearch({ pages, lexicon: '' }).findNear([asked, ...parts].join(' '));
  const near = found.map(({ page }) => page);
  const exact = near.filter(({ route }) => lastOf(route).toLowerCase() === end);
  return [...new Set([...exact, ...near])].slice(0, SHOWN);
}
