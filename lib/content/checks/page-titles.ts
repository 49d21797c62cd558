import { fillIn } from '@/lib/text/fill-in';
import { shorten } from '@/lib/text/shorten';
import { groupOf } from '../fields/walk-fields';
import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';
import { WORD_DEFAULTS } from '../schemas/words';
import { withDefaults } from '../words/with-defaults';

/** Pages with the title or the description of another page: search engines could not tell them apart. */
export function checkPageTitles(sources: readonly Source[]): Problem[] {
  const pages = sources.filter(({ kind }) => kind === 'pages');
  const named = new Set<Source>();
  return (['title', 'description'] as const).flatMap((field) => {
    // Where the text is already, in the editor's words.
    const first = ownTexts(sources)[field];
    return pages.flatMap((page) => {
      const text = groupOf(page.document.value)[field];
      if (typeof text !== 'string' || !text.trim()) return [];
      const other = first.get(text.trim());
      if (other === undefined) {
        first.set(text.trim(), `of ${page.file}, line ${page.document.positionOf([field]).line}`);
        return [];
      }
      // Of a page that was copied whole, one message is enough.
      if (named.has(page)) return [];
      named.add(page);
      return [
        problemAt(page, [field], `"${shorten(text)}" is already the ${field} ${other}. Write another.`),
      ];
    });
  });
}

/** The texts of the pages that have no file in pages/. */
function ownTexts(sources: readonly Source[]): Record<'title' | 'description', Map<string, string>> {
  const valueOf = (kind: Source['kind']) => sources.find((source) => source.kind === kind);
  const own = valueOf('words');
  const words = withDefaults(WORD_DEFAULTS, own?.valid ? groupOf(own.document.value) : {});
  const { name = '' } = groupOf(valueOf('school')?.document.value);
  const home = valueOf('home');
  const { description = '' } = groupOf(home?.document.value);
  const siteMap = 'of the site map, which the site itself has';
  const notFound = 'of the page for addresses that do not exist, which the site itself has';
  return {
    title: new Map([
      [words.page.siteMap, siteMap],
      [words.notFound.title, notFound],
    ]),
    description: new Map([
      [fillIn(words.page.siteMapDescription, { school: String(name) }), siteMap],
      [words.notFound.description, notFound],
      ...(home
        ? [
            [
              String(description).trim(),
              `of ${home.file}, line ${home.document.positionOf(['description']).line}`,
            ] as const,
          ]
        : []),
    ]),
  };
}
