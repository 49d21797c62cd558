import { existsSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { readBuiltSite } from './built-site';

/** What is counted in each part of a page, by its element. */
const COUNTED: Readonly<Record<string, string>> = {
  a: 'link',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  img: 'picture',
  table: 'table',
  th: 'column or row of a table',
  tr: 'row of a table',
  form: 'form',
  button: 'button',
};
const PARTS: Readonly<Record<string, string>> = { header: 'header', footer: 'footer', nav: 'menu' };
const MOST_NAMED = 3;

/**
 * What a visitor would notice between two finished sites, in words: one sentence for each difference, with the pages.
 * Empty when there is none.
 * @param before absolute path of `out/`
 */
export async function compareSites(before: string, after: string): Promise<string[]> {
  const [old, now] = await Promise.all([readPages(before), readPages(after)]);
  const pages = new Map<string, string[]>();
  const add = (difference: string, route: string): void => {
    pages.set(difference, [...(pages.get(difference) ?? []), route]);
  };
  const both = [...now.keys()].filter((route) => old.has(route));
  for (const [route, other] of now) {
    const one = old.get(route);
    if (!one) continue;
    const counted = countDifferences(one, other);
    for (const difference of counted) add(difference, route);
    if (!counted.length && one.text !== other.text) add('other words', route);
    if (one.styles !== other.styles) add('other looks', route);
  }
  return [
    ...[...now.keys()].filter((route) => !old.has(route)).map((route) => `${route}: new page`),
    ...[...old.keys()].filter((route) => !now.has(route)).map((route) => `${route}: page no longer there`),
    ...[...pages].map(([difference, routes]) =>
      routes.length > MOST_NAMED
        ? `${difference}, on ${routes.length === both.length ? 'every page' : `${routes.length} pages`}`
        : `${routes.join(', ')}: ${difference}`,
    ),
  ];
}

function countDifferences({ counts: one }: Page, { counts: other }: Page): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((name) => {
    const more = (other.get(name) ?? 0) - (one.get(name) ?? 0);
    if (more === 0) return [];
    const [part, what] = name.split(': ');
    return `${part}: ${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'}: ${what}`;
  });
}

async function readPages(folder: string): Promise<Map<string, Page>> {
  if (!existsSync(folder)) return new Map();
  const { pages, staffPages } = await readBuiltSite(folder);
  return new Map([...pages, ...staffPages].map(({ route, html }) => [route, readPage(html)]));
}

type Page = ReturnType<typeof readPage>;

/** The words that a visitor reads, the styles, and what is counted: `footer: link` → 12. */
function readPage(html: string) {
  const counts = new Map<string, number>();
  const within: string[] = [];
  const texts: string[] = [];
  const styles: string[] = [];
  const parser = new Parser({
    onopentag(name) {
      const part = within.findLast((each) => each in PARTS);
      const what = COUNTED[name];
      if (what !== undefined) {
        const key = `${part === undefined ? 'content' : PARTS[part]}: ${what}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      within.push(name);
    },
    onclosetag: () => void within.pop(),
    ontext(text) {
      if (within.includes('style')) styles.push(text);
      else if (!within.includes('script')) texts.push(text);
    },
  });
  parser.end(html);
  return { counts, text: texts.join(' ').replaceAll(/\s+/g, ' '), styles: styles.join('') };
}
