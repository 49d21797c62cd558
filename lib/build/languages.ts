import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { MagicString } from 'magic-string';
import { listFiles } from '@/lib/content/read/tree';
import { routeIn } from '@/lib/content/read/addresses';
import { isRightToLeft } from '@/lib/text/language';
import { turnPage } from './right-to-left';
import { scanPage, type PageElement } from './scan-page';

/** Matches attributes that hold an address. The properties of an island (`data-props`) may contain addresses too. */
const ATTRIBUTE = / (action|href|src|data-props)="([^"]*)"/g;
const IN_PROPS = /(?<=&quot;(?:to|href)&quot;:&quot;)\/[^&]*/g;
const IN_STYLES = /(?<=\[href=")\/[^"]*/g;

/** Adds the language to addresses in an exported page. Links to other languages have `hreflang`, and stay unchanged. */
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

/** Matches text between tags, which visitors see. */
const TEXT = /(?<=>)[^<>]+(?=<)/g;
/** Matches words in Latin letters, with digits and punctuation between them. Includes brackets only in pairs. */
const LATIN =
  /(?<![&\w#@./-])(?:\d+ )?[A-Z](?:[\w&#;,.'’\u00A0 –/-]|\([\w&#;,.'’\u00A0 –/-]*\))*(?<=[A-Z]\)?)(?<!&[A-Z]+)(?![\w@]|\.\w)/gi;

/** Matches the caption of a photo that an island shows later. */
const CAPTION = /&quot;caption&quot;:&quot;((?:(?!&quot;)[^"])*)/g;

/** False for text in capitals only (often an abbreviation), and for one word in small letters (often an address). */
const isEnglish = (text: string) => /[a-z]{3}/.test(text.replaceAll(/&\w+;/g, '')) && /[A-Z ]/.test(text);
const isOnlyEnglish = (text: string) => isEnglish(text) && !/\p{L}/u.test(text.replaceAll(/[a-z]/gi, ''));

const withAncestors = (element: PageElement | undefined): PageElement[] =>
  element ? [element, ...withAncestors(element.parent)] : [];

/** Marks untranslated words and labels as English, and isolates such words from the sentence around them. */
export function markEnglish(html: string, language: string): string {
  const text = new MagicString(html);
  const { elements } = scanPage(html);
  const languages = new Map<PageElement, string>();
  const isKept = ({ name, attributes: { lang, href = '' } }: PageElement): boolean =>
    (lang !== undefined && name !== 'html') ||
    ['script', 'style', 'title', 'option', 'text'].includes(name) ||
    href.startsWith('mailto:');
  for (const { 0: words, index } of html.matchAll(TEXT)) {
    if (!isEnglish(words)) continue;
    const inner = elements.findLast(({ openEnd, closeStart }) => openEnd <= index && index < closeStart);
    const around = withAncestors(inner);
    if (!inner || around.some(isKept)) continue;
    const isAlone = inner.openEnd === index && inner.closeStart === index + words.length;
    // Add no elements to an island's own content: hydration would replace them.
    const island = around.find(({ attributes: own }) => 'data-island' in own || 'data-slot' in own);
    if (isAlone && isOnlyEnglish(words)) languages.set(inner, 'en');
    else if (!island || 'data-slot' in island.attributes)
      for (const { 0: run, index: at } of words.matchAll(LATIN))
        if (isEnglish(run))
          text.appendLeft(index + at, '<bdi lang="en">').appendRight(index + at + run.length, '</bdi>');
  }
  for (const element of elements) {
    const { lang, alt = '', 'aria-label': label = alt } = element.attributes;
    if (lang !== undefined || !isOnlyEnglish(label)) continue;
    if (withAncestors(element.parent).some(isKept)) continue;
    languages.set(element, 'en');
    // This `lang` is for the label only. Give the page's language to the children that are not marked as English.
    for (const each of elements)
      if (each.parent === element && !languages.has(each)) languages.set(each, language);
  }
  for (const [{ start, name }, lang] of languages)
    text.appendLeft(start + 1 + name.length, ` lang="${lang}"`);
  const note = '&quot;lang&quot;:&quot;en&quot;,';
  return text
    .toString()
    .replaceAll(CAPTION, (caption, words: string) => (isOnlyEnglish(words) ? note + caption : caption));
}

export function inLanguage(html: string, language: string): string {
  const moved = markEnglish(moveAddresses(html, language), language);
  return isRightToLeft(language) ? turnPage(moved) : moved;
}

/** Matches what exists only in the first language: the staff area, and the files for search engines. */
const OF_FIRST = /^(?:(?:login|dashboard)[./]|robots\.txt$|sitemap\.xml$|favicon)/;

/** Removes from an export the files that only the first language has. Call it early, to save work on these files. */
export async function dropShared(folder: string): Promise<void> {
  for (const file of listFiles(folder)) if (OF_FIRST.test(file)) await rm(path.join(folder, file));
}

/** Moves the export of a language into its folder in the first language's export. @returns its pages' new names */
export async function mergeLanguage(from: string, folder: string, language: string): Promise<string[]> {
  const pages: string[] = [];
  for (const file of listFiles(from)) {
    const route = file === 'index.html' ? '/' : `/${file}`;
    const to = `${routeIn(language, route)}${route === '/' ? '.html' : ''}`.slice(1);
    await mkdir(path.dirname(path.join(folder, to)), { recursive: true });
    await rename(path.join(from, file), path.join(folder, to));
    if (to.endsWith('.html')) pages.push(to);
  }
  await rm(from, { recursive: true });
  return pages;
}
