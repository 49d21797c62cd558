import type { Content } from '@/lib/content/content';
import { addressOf } from '@/lib/content/read/addresses';
import type { SitePage } from './site-pages';

/**
 * The canonical address of a page, and its address in each language in which its text exists. For search engines, an
 * untranslated page is a copy of the English one.
 */
export function alternatesOf({ route, languages: own }: SitePage, school: Content['school']) {
  const [, ...others] = (school.languages ?? []).filter((each) => own?.includes(each) ?? true);
  const atLanguage = (language?: string): string => addressOf({ ...school, language }, route);
  const isHere = school.language === undefined || others.includes(school.language);
  const canonical = atLanguage(isHere ? school.language : undefined);
  if (!others.length || !isHere) return { canonical };
  const addresses = ['en', ...others, 'x-default'].map((each) => [
    each,
    atLanguage(others.find((language) => language === each)),
  ]);
  return { canonical, languages: Object.fromEntries(addresses) as Record<string, string> };
}
