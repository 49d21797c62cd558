import { decode } from '@/lib/text/text';
import { isSlip, ROMAN, soundOf, stemOf, wordsOf } from './keys';

/** A page with its title and what links call it. */
export type NamedPage = readonly [route: string, title: string, names: string];

const SHOWN = 3;
const ENDINGS = /\.(php\d?|html?|aspx?|jsp|cfm)$/i;
/** What robots look for, on any site. */
const ROBOT =
  /\b(wp-\w+|wp|wordpress|xmlrpc|phpmyadmin|cgi-bin|vendor|actuator|boaform|autodiscover)\b|\/\.|\.(env|sql|bak|zip|tar|gz|ya?ml|ini|log|asp|sh)$/i;

/** The pages that a mistyped or old address may mean, best first; none for the addresses that robots try. */
export function findNearPages(address: string, pages: readonly NamedPage[]): NamedPage[] {
  const within = withinLanguage(pages);
  const path = within(decode(address).replace(/[?#].*$/, ''));
  if (ROBOT.test(path)) return [];
  const asked = path
    .replace(ENDINGS, '')
    .replace(/\/(index|default|home)?\/?$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(
      /(class(?:es)?[-_/ ]?)(\d+)$/i,
      (_, __, number) => `/class/${ROMAN[Number(number) - 1] ?? number}`,
    );
  if (!flat(asked)) return [];
  return (
    pages
      .map((page) => ({ page, score: scoreOf(asked, [within(page[0]), page[1], page[2]]) }))
      .filter(({ score }) => score >= 30)
      // Chrome 80 has no toSorted.
      // oxlint-disable-next-line unicorn/no-array-sort
      .sort((a, b) => b.score - a.score)
      .slice(0, SHOWN)
      .map(({ page }) => page)
  );
}

/** Removes `/hi` from addresses if every page has it: otherwise it would match each of them. */
function withinLanguage(pages: readonly NamedPage[]): (path: string) => string {
  const language = `/${pages[0]?.[0].split('/')[1]}`;
  const has = (path: string): boolean => path === language || path.startsWith(`${language}/`);
  const isShared = pages.every(([route]) => has(route));
  return (path) => (isShared && has(path) ? path.slice(language.length) || '/' : path);
}

function scoreOf(asked: string, [route, title, names]: NamedPage): number {
  const [end, tail, name] = [flat(lastOf(asked)), flat(lastOf(route)), flat(title)];
  if (flat(asked) === flat(route) || (end.length > 1 && end === tail)) return 100;
  if (end === name) return 95;
  const most = end.length > 8 ? 2 : end.length > 3 ? 1 : 0;
  const slips = [1, 2].find((slip) => slip <= most && [tail, name].some((each) => isSlip(end, each, slip)));
  const ofSlips = slips === undefined ? 0 : 90 - 5 * slips;
  const [shorter, longer] = [Math.min(end.length, tail.length), Math.max(end.length, tail.length)];
  const isPart = shorter > 3 && (tail.includes(end) || end.includes(tail));
  return Math.max(
    ofSlips,
    isPart ? (60 * shorter) / longer + 10 : 0,
    scoreOfWords(asked, page(route, title, names)),
  );
}

const page = (route: string, title: string, names: string) => ({
  words: new Set(wordsOf(`${route} ${title} ${names}`).map(stemOf)),
  title,
});

/** 70 if every word of the address is one of the page's; short titles first. */
function scoreOfWords(asked: string, { words, title }: ReturnType<typeof page>): number {
  const own = [...words];
  const sounds = new Set(own.map(soundOf));
  const typed = wordsOf(asked).map(stemOf);
  const met = typed.map((word) => {
    if (words.has(word)) return 1;
    if (word.length < 4) return 0;
    if (sounds.has(soundOf(word)) || own.some((each) => each.length > 3 && isSlip(word, each, 1))) return 0.8;
    return flat(title).includes(word) ? 0.6 : 0;
  });
  return (70 * met.reduce<number>((sum, each) => sum + each, 0)) / (typed.length || 1) - title.length / 20;
}

const flat = (text: string): string => text.toLowerCase().replace(/[^a-z0-9\p{Script=Devanagari}]+/gu, '');
const lastOf = (path: string): string => path.split('/').filter(Boolean).pop() ?? '';
