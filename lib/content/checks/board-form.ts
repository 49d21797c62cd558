import { PUT_BACK } from '../files/content-tree';
import type { Source } from '../files/source';
import { problemAt, wholeFileProblem, type Problem } from '../messages/problem';
import { isCbse } from '../schemas/board';
import type { KindName } from '../schemas/kinds';

/** Lists that stand in a file of their own, and the file. */
const FILES = { disclosure: 'disclosure.yaml', ownDisclosure: 'own-disclosure.yaml' } as const;

/**
 * Whether a CBSE school has the Board's form, and whether pages show a form that the school does not have.
 * @param absent kinds without a file  @param name the content folder, as editors see it
 */
export function checkBoardForm(
  sources: readonly Source[],
  absent: readonly KindName[],
  name: string,
): Problem[] {
  const school = sources.find(({ kind }) => kind === 'school')?.document.value as
    { board?: unknown } | undefined;
  const isMissing = absent.includes('disclosure');
  if (isMissing && typeof school?.board === 'string' && isCbse(school.board)) {
    const message = `is missing: every CBSE school publishes the Mandatory Public Disclosure. ${PUT_BACK} A school of another board writes its board after "board" in school.yaml, and needs no such file.`;
    return [wholeFileProblem(`${name}/${FILES.disclosure}`, message)];
  }
  return sources.filter(({ kind }) => kind === 'pages').flatMap((page) => checkPage(page, absent));
}

function checkPage(page: Source, absent: readonly KindName[]): Problem[] {
  const { shows } = page.document.value as { shows?: unknown };
  if (!Array.isArray(shows)) return [];
  return shows.flatMap((block, index) => {
    const kind = /^disclosure[A-E]$/.test(String(block)) ? 'disclosure' : String(block);
    if (!isForm(kind) || !absent.includes(kind)) return [];
    const message = `"${String(block)}" shows nothing, since there is no ${FILES[kind]}. Take it out, or delete the page.`;
    return [problemAt(page, ['shows', index], message, 'warning')];
  });
}

function isForm(kind: string): kind is keyof typeof FILES {
  return Object.hasOwn(FILES, kind);
}
