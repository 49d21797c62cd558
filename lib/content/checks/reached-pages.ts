import { routeOf } from '../files/route';
import type { Source } from '../files/source';
import { wholeFileProblem, type Problem } from '../messages/problem';
import type { KindName } from '../schemas/kinds';

/** Pages to which no link leads: from the menu, the footer, the home page, an item, or a page that is reached itself. */
export function checkReachedPages(sources: readonly Source[], absent: readonly KindName[]): Problem[] {
  const menu = sources.find(({ kind }) => kind === 'menu');
  // What cannot be read may hold the link.
  if (!menu?.valid || sources.some(({ valid }) => !valid)) return [];
  const pages = new Map(
    sources.filter(({ kind }) => kind === 'pages').map((page) => [routeOf(page.path), page]),
  );
  const reached = new Set<string>();
  const waiting = sources.filter(({ kind }) => kind !== 'pages');
  for (let source = waiting.pop(); source; source = waiting.pop()) {
    for (const route of linksOf(source)) {
      const page = pages.get(route);
      if (!page || reached.has(route)) continue;
      reached.add(route);
      waiting.push(page);
    }
  }
  return [...pages].flatMap(([route, { file, document }]) =>
    reached.has(route) || isFound(document.value, absent)
      ? []
      : [
          wholeFileProblem(
            file,
            `no link leads to this page. Give it a place in menu.yaml: to: ${route}, or delete the file.`,
          ),
        ],
  );
}

/** The site itself links to the pages of messages and, where there is one, of the disclosure. */
function isFound(value: unknown, absent: readonly KindName[]): boolean {
  const { shows } = value as { shows?: unknown };
  return (
    Array.isArray(shows) &&
    shows.some(
      (block) =>
        /^(messages|news|events|announcements|testimonials|feeTables)$/.test(String(block)) ||
        (/^disclosure[A-E]$/.test(String(block)) && !absent.includes('disclosure')),
    )
  );
}

function linksOf({ references, markdown }: Source): string[] {
  const links = [
    ...references.filter(({ refers }) => refers === 'link').map(({ value }) => value),
    ...markdown.filter(({ type }) => type === 'link').map(({ target }) => target),
  ];
  return links.map((link) => link.split('#')[0] ?? '');
}
