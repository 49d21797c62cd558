import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { MagicString } from 'magic-string';
import { listFiles } from '@/lib/content/read/tree';
import { routeIn } from '@/lib/content/read/addresses';
import { isRightToLeft } from '@/lib/text/language';
import { turnPage } from './right-to-left';
import { scanPage } from './scan-page';

/** Matches attributes that hold an address. The properties of an island (`data-props`) may contain addresses too. */
const ATTRIBUTE = / (action|href|src|data-props)="([^"]*)"/g;
const IN_PROPS = /(?<=&quot;(?:to|href)&quot;:&quot;)\/[^&]*/g;
const IN_STYLES = /(?<=\[href=")\/[^"]*/g;

/** Adds the language to addresses in an exported page. Links to other languages have `hreflang`, and stay. */
export function moveAddresses(html: string, language: string): string {
  const text = new MagicString(html);
  const move = (address: string): string => routeIn(language, address);
  for (const { name, attributes, start, openEnd, closeStart } of scanPage(html).elements) {
    if (name === 'style')
      text.overwrite(start, closeStart, html.slice(start, closeStart).replaceAll(IN_STYLES, move));
    if (name === 'style' || 'hreflang' in attributes) continue;
    const tag = html.slice(start, openEnd);
    const moved = tag.replaceAll(ATTRIBUTE, (_, attribute: string, value: string) => {
      const own = attribute === 'data-props' ? value.replaceAll(IN_PROPS, move) : move(value);
      return ` ${attribute}="${own}"`;
    });
    if (moved !== tag) text.overwrite(start, openEnd, moved);
  }
  return text.toString();
}

/** An exported page as its language needs it. */
export function inLanguage(html: string, language: string): string {
  const moved = moveAddresses(html, language);
  return isRightToLeft(language) ? turnPage(moved) : moved;
}

/** What the first language has for all: the staff area, and the files for search engines. */
const OF_FIRST = /^(?:(?:login|dashboard)[./]|robots\.txt$|sitemap\.xml$|favicon)/;

/** Moves the export of a language into its folder within the first language's. @returns the new names of its pages */
export async function mergeLanguage(from: string, folder: string, language: string): Promise<string[]> {
  const pages: string[] = [];
  for (const file of listFiles(from)) {
    if (OF_FIRST.test(file)) continue;
    const route = file === 'index.html' ? '/' : `/${file}`;
    const to = `${routeIn(language, route)}${route === '/' ? '.html' : ''}`.slice(1);
    await mkdir(path.dirname(path.join(folder, to)), { recursive: true });
    await cp(path.join(from, file), path.join(folder, to));
    if (to.endsWith('.html')) pages.push(to);
  }
  await rm(from, { recursive: true });
  return pages;
}
