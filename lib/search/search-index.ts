/** The search's data, which the build makes (lib/build/page-scripts.ts) and the browser reads. */
export interface SearchIndex {
  pages: readonly IndexedPage[];
  /** The lines of lib/search/lexicon.txt and of the school's own words. */
  lexicon: string;
}

export interface IndexedPage {
  /** `/transport`, or the address of a PDF. */
  route: string;
  title: string;
  /** The texts of links and menu entries that lead to the page, and the page's alternative names. */
  names: string;
  lead: string;
  /** The id of a heading (`-` if `idOf` derives it from the heading), the heading and the text below it. */
  sections: readonly (readonly [id: string, heading: string, text: string])[];
  /** A factor for the score: less than 1 for pages that repeat others. */
  prior?: number;
}

/** The default id of an English heading. Most headings have it, so the index omits it. */
export const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ /g, '-');

/** Swaps Devanagari with Latin-1 letters, which are a third shorter in UTF-8. Swapping twice restores the text. */
const swapScripts = (text: string): string =>
  text.replace(/[\u0080-\u00ff]|[\u0900-\u097f]/g, (letter) => {
    const code = letter.charCodeAt(0);
    return String.fromCharCode(code + (code < 0x1_00 ? 0x8_80 : -0x8_80));
  });

export const printIndex = (index: SearchIndex): string => swapScripts(JSON.stringify(index));
export const parseIndex = (text: string): SearchIndex => JSON.parse(swapScripts(text)) as SearchIndex;
