/** The search's data: made by the build (lib/build/write-search.ts), read in the browser. */
export interface SearchIndex {
  pages: readonly IndexedPage[];
  /** The lines of lib/search/lexicon.txt and of the school's own words. */
  lexicon: string;
}

export interface IndexedPage {
  /** `/transport`, or the address of a PDF. */
  route: string;
  title: string;
  /** What links and the menu call it, and its own other names. */
  names: string;
  lead: string;
  /** The id of a heading (`-` if `idOf` makes it of the heading), the heading and the text below it. */
  sections: readonly (readonly [id: string, heading: string, text: string])[];
  /** Less than 1 for pages that repeat others. */
  prior?: number;
}

/** The id of most headings in English: the index need not hold it. */
export const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ /g, '-');
