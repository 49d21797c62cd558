import { existsSync } from 'node:fs';
import { readBuiltSite, type BuiltPage } from './built-site';
import type { PageElement } from './scan-page';

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
const MAX_NAMED = 3;

/** @param before absolute path of `out/` @returns a sentence for each difference that a visitor would notice */
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
    if (!counted.length && one.text !== other.text) add('changed words', route);
    if (one.styles !== other.styles) add('changed styles', route);
  }
  return [
    ...[...now.keys()].filter((route) => !old.has(route)).map((route) => `${route}: new page`),
    ...[...old.keys()].filter((route) => !now.has(route)).map((route) => `${route}: page removed`),
    ...[...pages].map(([difference, routes]) =>
      routes.length > MAX_NAMED
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
  return new Map([...pages, ...staffPages].map((page) => [page.route, readPage(page)]));
}

type Page = ReturnType<typeof readPage>;

/** Reads the parts to compare. @returns the page's words and styles, and `counts` such as `footer: link` → 12 */
function readPage({ elements }: BuiltPage) {
  const counts = new Map<string, number>();
  for (const { name, parent } of elements.filter((each) => Object.hasOwn(COUNTED, each.name))) {
    const key = `${partOf(parent)}: ${COUNTED[name]}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const textsOf = (wanted: readonly PageElement[]): string =>
    wanted.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join('');
  const styles = elements.filter(({ name }) => name === 'style');
  const whole = elements.filter((element) => !element.parent && !styles.includes(element));
  return { counts, text: textsOf(whole), styles: textsOf(styles) };
}

const partOf = (element: PageElement | undefined): string =>
  element ? (PARTS[element.name] ?? partOf(element.parent)) : 'content';
