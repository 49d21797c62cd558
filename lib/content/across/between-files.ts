import { shorten } from '@/lib/text/text';
import { BLOCK_NAMES, isBlock, rowOf } from '../blocks';
import { kindOf, kindOfBlock, personOf, SINGLE_KINDS } from '../kinds/kinds';
import { isCbse } from '../kinds/school';
import { mayBeShown } from '../kinds/dated';
import type { ReferringField } from '../kinds/describe';
import { fieldsOf, type Files, type Source } from '../read/source';
import { howToGet } from '../read/tree';
import { findDuplicates, groupOf, listOf, walkValues, type Path } from '../parse/values';
import { problemsAt, problemsOf, type Finding, type Problem } from '../say/problem';

export function checkBoardForm({ name, sources, absent }: Files): Problem[] {
  const { board } = fieldsOf(sources, 'school') ?? {};
  const isDue = absent.includes('disclosure') && typeof board === 'string' && isCbse(board);
  const file = `${name}/${SINGLE_KINDS.disclosure.file}`;
  const message = `is missing: every CBSE school publishes the Mandatory Public Disclosure. ${howToGet(file)}. If the school belongs to another board, write that board after "board" in school.yaml; this file is then not needed.`;
  return problemsOf(file, isDue && message);
}

const shownOn = (sources: readonly Source[]) =>
  sources.flatMap((page) => {
    const shows = page.kind === 'pages' ? listOf(groupOf(page.document.value).shows) : [];
    return shows.map((block, index) => ({ page, index, block }));
  });

/** Reports blocks whose file is missing. Ignores a missing disclosure.yaml if checkBoardForm already reports it. */
export function checkShownFiles(files: Files): Problem[] {
  const formIsMissing = checkBoardForm(files).length > 0;
  return shownOn(files.sources).flatMap(({ page, index, block }) => {
    const kind = isBlock(block) ? files.absent.find((each) => each === kindOfBlock(block)) : undefined;
    if (!kind || !isBlock(block) || (formIsMissing && kind === 'disclosure')) return [];
    const { file } = SINGLE_KINDS[kind];
    const nothing = `"${block}" shows nothing because there is no ${file}. Delete it, or delete the page.`;
    const own = `${files.name}/${file}`;
    const missing = `shows ${block}, but there is no ${own}. ⟨${howToGet(own)}, or delete this line¦Delete it here⟩.`;
    const at = ['shows', index];
    const { ofBoard } = rowOf(block);
    return problemsAt(page, at, ofBoard ? nothing : missing, ofBoard && 'warning');
  });
}

export function checkUnshown({ name, sources, isWhole }: Files): Problem[] {
  // An unreadable page might be the one that shows the list.
  if (!isWhole || sources.some(({ kind, valid }) => kind === 'pages' && !valid)) return [];
  const shown = shownOn(sources).map(({ block }) => block);
  return BLOCK_NAMES.filter((block) => !shown.includes(block)).flatMap((block) => {
    const { items, atHome } = rowOf(block);
    const kind = kindOfBlock(block);
    const files = sources.filter((source) => source.kind === kind);
    const own = kindOf(kind);
    const [first] = files.map(({ document }) => groupOf(document.value));
    const count = items === undefined ? files.length : listOf(first?.[items]).length;
    if ((items ?? atHome) === undefined || count <= (atHome ?? 0)) return [];
    const counted = count === 1 ? '1 item' : `${count} items`;
    const none = `no page shows it (${counted}).`;
    const some = `has ${counted}. The home page shows ${atHome}; no page shows the others.`;
    const message = `${atHome ? some : none} ⟨Write "- ${block}" under "shows:" in a file in pages/¦Ask whoever looks after the website to show it on a page⟩.`;
    const file = `${name}/${'file' in own ? own.file : kind}`;
    return problemsOf(file, message, 'warning');
  });
}

const MAX_LINES = 5;

const ASK =
  '⟨Once the person, or a parent of a child, has agreed in writing, write consent: yes; for a drawing that shows no real person, write consent: drawing¦Choose an answer here: the person, or a parent of each child, has to agree in writing⟩';

/** Warns of missing consent. This is not an error, because the site leaves the person out until consent is given. */
export function checkConsent(source: Source): Problem[] {
  const { kind, document, references, valid } = source;
  const person = personOf(kind);
  if (!valid || (person && mayBeShown(groupOf(document.value)))) return [];
  const warn = (path: Path, found: Finding) => problemsAt(source, [...path, 'consent'], found, 'warning');
  if (person) return warn([], `is missing, so this ${person} is not on the website. ${ASK}.`);
  const missing = references
    .filter((field) => asksForConsent(field) && !mayBeShown(field.beside))
    .map(({ path }) => path.slice(0, -1));
  const ask = `${ASK}⟨, or consent: nobody where no person can be recognised⟩.`;
  const isGallery = kind === 'gallery';
  if (!isGallery || missing.length < 2) {
    const what = isGallery ? 'picture' : 'photo';
    return missing.flatMap((path) => warn(path, `is missing, so this ${what} is not on the website. ${ask}`));
  }
  const lines = missing.map((path) => document.positionOf(path).line);
  const shown = `${lines.slice(0, MAX_LINES).join(', ')}${lines.length > MAX_LINES ? ', …' : ''}`;
  const message = `is missing for ${missing.length} pictures⟨ (lines ${shown})⟩, so they are not on the website. ${ask}`;
  return warn(missing[0] ?? [], { message, field: 'Pictures › consent' });
}

/** True for a picture in a group with `consent`. Until consent is given, the site leaves the picture out. */
export const asksForConsent = ({ refers, fieldsBeside }: ReferringField): boolean =>
  refers === 'picture' && fieldsBeside.consent !== undefined;

/** Rows of disclosure.yaml that repeat a field of school.yaml. */
const ROWS: Readonly<Record<string, 'affiliationNumber' | 'code'>> = { A2: 'affiliationNumber', A3: 'code' };

export function checkDisclosedNumbers({ validFiles: { school, disclosure } }: Files): Problem[] {
  if (!school || !disclosure) return [];
  return disclosure.document.value.A.rows.flatMap(({ row, details }, index) => {
    const field = ROWS[row];
    const number = field && school.document.value[field];
    if (!details || !number || digitsOf(details).includes(digitsOf(number))) return [];
    const { line } = school.document.positionOf([field]);
    const message = `does not match ${field} in school.yaml: found "${details}" here and "${number}" there, on line ${line}. Correct the one that is wrong.`;
    return problemsAt(disclosure, ['A', 'rows', index, 'details'], message);
  });
}

const digitsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

export function checkHomeFigures({ validFiles: { home, disclosure } }: Files): Problem[] {
  if (!home || !disclosure) return [];
  const { A, B, C, D, E } = disclosure.document.value;
  type Row = { row: string; details?: string; number?: number };
  const rows = [A, B, C, D, E].flatMap((part): readonly Row[] => part.rows);
  return (home.document.value.about.figures ?? []).flatMap(({ number, row: named }, index) => {
    const at = ['about', 'figures', index];
    const found = rows.find(({ row }) => row === named);
    if (named === undefined) return [];
    const absent = `refers to row ${named}, which disclosure.yaml does not have. Write the number of one of its rows.`;
    if (!found) return problemsAt(home, [...at, 'row'], absent);
    const disclosed = String(found.number ?? found.details ?? '');
    if (disclosed.match(/\d[\d,]*/g)?.some((each) => Number(each.replaceAll(',', '')) === number)) return [];
    const message = `does not match row ${named} in disclosure.yaml: found ${number} here and "${disclosed}" there. Correct the one that is wrong.`;
    return problemsAt(home, [...at, 'number'], message);
  });
}

/** Reports promises on the home page that have no proof: the site leaves them out without a warning. */
export function checkProofs({ validFiles: { home, disclosure }, absent }: Files): Problem[] {
  // An unreadable disclosure.yaml might contain the proof.
  if (!home || (!disclosure && !absent.includes('disclosure'))) return [];
  const { B, D } = disclosure?.document.value ?? {};
  return (home.document.value.proofs ?? []).flatMap(({ row, to, perSection }, index) => {
    const refuse = (field: string, found: string | false): Problem[] =>
      problemsAt(home, ['proofs', index, field], found);
    if (perSection) return refuse('perSection', !D?.sections && NO_SECTIONS);
    if (row === undefined) return refuse('text', to === undefined && NO_PROOF);
    const files = B?.rows.find((each) => each.row === row)?.files ?? [];
    const none = `refers to row ${row}, but that row of disclosure.yaml has no file with validUntil. Write a row of part B that has one, or ⟨write "to:" and a page¦choose a page⟩.`;
    return refuse('row', !files.some(({ validUntil }) => validUntil) && none);
  });
}

const NO_PROOF =
  'has no proof: ⟨write "row:" and a row of part B with a certificate, "to:" and a page, or "perSection: true"¦choose a certificate, a page, or the pupils in a section⟩';
const NO_SECTIONS =
  'counts the pupils in a section, but disclosure.yaml does not give the number of sections in part D. Write it there, or delete ⟨this line¦what is in the box⟩.';

/** Fields that identify the items of a list. Two charges can share a name, so a repeated `item` is only a warning. */
const IDENTIFYING = { id: 'error', row: 'error', item: 'warning' } as const;

export const checkIdentifiers = (source: Source): Problem[] =>
  [...walkValues(source.document.value)].flatMap(({ value, path }) =>
    Object.entries(IDENTIFYING).flatMap(([field, severity]) => {
      const ids = listOf(value).flatMap((item, index) => {
        const id = groupOf(item)[field];
        return typeof id === 'string' ? [{ index, id }] : [];
      });
      return findDuplicates(ids, ({ id }) => id).flatMap(({ item, first, key }) => {
        const { line } = source.document.positionOf([...path, first.index, field]);
        const message = `"${shorten(key)}" is already used on line ${line}. Choose another.`;
        return problemsAt(source, [...path, item.index, field], message, severity);
      });
    }),
  );
