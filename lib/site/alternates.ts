import type { Content } from '@/lib/content/content';
import { addressOf } from '@/lib/content/read/addresses';
import type { SitePage } from './site-pages';

/**
 * The canonical address of a page, and its address in each language in which its text exists. For search engines, an
 * untranslated page is a copy of the English one.
 */
export function alternatesOf({ route, languages: own }: SitePage, school: Content['school']) {
  const all: readonly string[] = school.languages ?? [];
  const present = school.language;
  const [first, ...others] = own ? all.filter((each) => own.includes(each)) : all;
  const atLanguage = (language?: string): string => addressOf({ ...school, language }, route);
  const isHere = present === undefined || others.includes(present);
  const canonical = atLanguage(isHere ? present : undefined);
  if (first === undefined || !others.length || !isHere) return { canonical };
  const addresses = others.map((language) => [language, atLanguage(language)]);
  const languages = { [first]: atLanguage(), ...Object.fromEntries(addresses), 'x-default': atLanguage() };
  return { canonical, languages: languages as Record<string, string> };
}
