/** Addresses that are never fetched before a visitor asks for them: the staff area, and files that are not pages. */
const NEVER = ['/login', '/login/*', '/dashboard', '/dashboard/*', '/assets/*', '/pictures/*'];

/** Speculation rules: a page of this site is prepared while a pointer rests on its link or a finger touches it. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NEVER } },
          { not: { selector_matches: '[download],[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
