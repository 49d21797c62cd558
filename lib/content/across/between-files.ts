import type { Source } from '../read/source';
import { problemAt, type Problem, wholeFileProblem } from '../say/problem';
import { SINGLE_KINDS, FOLDER_KINDS, type KindName, personOf } from '../kinds/kinds';
import { groupOf } from '../kinds/describe';
import { SHOWN_AT_HOME } from '../kinds/home';
import { checkPageTitles, checkReachedPages } from './pages';
import { checkRepeatedFiles, checkRepeatedOrders } from './repeats';
import { PUT_BACK } from '../read/tree';
import { isCbse } from '../kinds/school';
import { mayBeShown } from '../kinds/shown';

/** Rows of the Board's form that repeat what school.yaml says. */
const ROWS = { A2: 'affiliationNumber', A3: 'code' } as const;

/** Affiliation number and school code in the disclosure that are not those of school.yaml. */
function checkDisclosedNumbers(sources: readonly Source[]): Problem[] {
  const school = sources.find(({ kind }) => kind === 'school');
  const disclosure = sources.find(({ kind }) => kind === 'disclosure');
  if (!school?.valid || !disclosure?.valid) return [];
  const facts = school.document.value as Record<string, unknown>;
  const { A } = disclosure.document.value as {
    A?: { rows: readonly { row: string; details?: string }[] };
  };
  return (A?.rows ?? []).flatMap(({ row, details }, index) => {
    const field = ROWS[row as keyof typeof ROWS];
    const number = field && facts[field];
    if (!details || typeof number !== 'string' || digitsOf(details).includes(digitsOf(number))) return [];
    const { line } = school.document.positionOf([field]);
    const message = `is not the ${field} of school.yaml, found "${details}" here and "${number}" there on line ${line}. Correct the one that is wrong.`;
    return [problemAt(disclosure, ['A', 'rows', index, 'details'], message)];
  });
}

/** Numbers are compared without the spaces and signs between their digits. */
function digitsOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

interface Row {
  row: string;
  details?: string;
  number?: number;
}

/** Large numbers of the home page that are not those of the row of the Board's form that they name. */
function checkHomeFigures(sources: readonly Source[]): Problem[] {
  const home = sources.find(({ kind }) => kind === 'home');
  const disclosure = sources.find(({ kind }) => kind === 'disclosure');
  if (!home?.valid || !disclosure?.valid) return [];
  const { about } = home.document.value as {
    about: { figures?: readonly { number: number; row?: string }[] };
  };
  const rows = rowsOf(disclosure);
  return (about.figures ?? []).flatMap(({ number, row: named }, index) => {
    if (named === undefined) return [];
    const at = ['about', 'figures', index];
    const found = rows.find(({ row }) => row === named);
    if (!found)
      return [
        problemAt(home, [...at, 'row'], `names the row ${named}, which disclosure.yaml does not have.`),
      ];
    const said = String(found.number ?? found.details ?? '');
    if (numbersIn(said).includes(number)) return [];
    const message = `is not the number of row ${named} in disclosure.yaml, found ${number} here and "${said}" there. Correct the one that is wrong.`;
    return [problemAt(home, [...at, 'number'], message)];
  });
}

function rowsOf({ document }: Source): Row[] {
  const parts = Object.values(document.value as Record<string, unknown>);
  return parts.flatMap((part) => (part as { rows?: Row[] }).rows ?? []);
}

/** `42 classrooms of 45 sq m` → 42, 45; commas between digits group them. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));
}

/** Blocks whose content a school may do without. */
const OPTIONAL = ['timings', 'calendar'] as const;

/** Pages that show what a file holds which is not there. */
function checkShownFiles(sources: readonly Source[]): Problem[] {
  return sources
    .filter(({ kind, valid }) => kind === 'pages' && valid)
    .flatMap((page) => {
      const { shows = [] } = page.document.value as { shows?: readonly string[] };
      const missing = OPTIONAL.filter(
        (name) => shows.includes(name) && !sources.some(({ kind }) => kind === name),
      );
      return missing.map((name) => {
        const message = `shows ${name}, and there is no content/${SINGLE_KINDS[name].file}. Copy the file from the sample school and change it, or delete this line.`;
        return problemAt(page, ['shows', shows.indexOf(name)], message);
      });
    });
}

/** Files with a list that only a page shows. */
const LISTS = { gallery: 'pictures', videos: 'videos', documents: 'documents' } as const;

/** News and other lists of which visitors would see a part only, or nothing, since no page shows them. */
function checkUnshownLists(sources: readonly Source[]): Problem[] {
  // What cannot be read may show it.
  if (sources.some(({ kind, valid }) => kind === 'pages' && !valid)) return [];
  const shown = new Set(
    sources.flatMap(({ kind, document }): unknown[] => {
      const { shows } = groupOf(document.value);
      return kind === 'pages' && Array.isArray(shows) ? shows : [];
    }),
  );
  return [
    ...Object.entries(LISTS).flatMap(([kind, field]) => {
      const source = sources.find((each) => each.kind === kind);
      const items = groupOf(source?.document.value)[field];
      const count = Array.isArray(items) ? items.length : 0;
      if (!source || !count || shown.has(kind)) return [];
      return [warn(source.file, `no page shows it, ${countItems(count)}. ${remedy(kind)}`)];
    }),
    ...(Object.keys(SHOWN_AT_HOME) as (keyof typeof SHOWN_AT_HOME)[]).flatMap((kind) => {
      const items = sources.filter((each) => each.kind === kind);
      const most = SHOWN_AT_HOME[kind];
      if (items.length <= most || shown.has(kind)) return [];
      const folder = items[0]?.file.slice(0, -(items[0].path.length - FOLDER_KINDS[kind].folder.length));
      return [
        warn(
          folder ?? kind,
          `has ${countItems(items.length)}, of which the home page shows ${most}, and no page shows the others. ${remedy(kind)}`,
        ),
      ];
    }),
  ];
}

function remedy(kind: string): string {
  return `Write "- ${kind}" below "shows:" in a file of pages/.`;
}

function countItems(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

function warn(file: string, message: string): Problem {
  return { ...wholeFileProblem(file, message), severity: 'warning' };
}

/** What is wrong between files, each of which is right by itself. */
export function checkBetweenFiles(sources: readonly Source[], absent: readonly KindName[]): Problem[] {
  return [
    ...checkPageTitles(sources),
    ...checkReachedPages(sources, absent),
    ...checkRepeatedFiles(sources),
    ...checkRepeatedOrders(sources),
    ...checkUnshownLists(sources),
    ...checkShownFiles(sources),
    ...checkDisclosedNumbers(sources),
    ...checkHomeFigures(sources),
  ];
}

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

/** What shows a person and does not say that the person agreed: a warning, since it is left out of the site. */
export function checkConsent(source: Source): Problem[] {
  const { kind, document, valid } = source;
  if (!valid) return [];
  const person = personOf(kind);
  if (person && !mayBeShown(document.value as object))
    return [
      problemAt(
        source,
        ['consent'],
        `is missing, and so this ${person} is not on the website. ${ASK} ${OR_DRAWING}.`,
        'warning',
      ),
    ];
  if (kind !== 'gallery') return [];
  const { pictures } = document.value as { pictures: { consent?: string }[] };
  const missing = pictures.flatMap((picture, index) => (mayBeShown(picture) ? [] : [index]));
  const [first, ...others] = missing;
  if (first === undefined) return [];
  const lines = missing.map((index) => document.positionOf(['pictures', index]).line);
  const shown = lines.length > MOST_LINES ? `${lines.slice(0, MOST_LINES).join(', ')}, …` : lines.join(', ');
  const what = others.length
    ? `is missing for ${missing.length} pictures, on lines ${shown}, and so they are not on the website.`
    : 'is missing, and so this picture is not on the website.';
  const message = `${what} ${ASK} ${OR_DRAWING}, or consent: nobody where no person can be recognised.`;
  return [
    {
      ...problemAt(source, ['pictures', first, 'consent'], message, 'warning'),
      ...(others.length && { field: 'Pictures › consent' }),
    },
  ];
}

/** More lines say no more than how many they are. */
const MOST_LINES = 5;

const ASK = 'Once the person, or a parent of a child, has agreed in writing, write consent: yes;';
const OR_DRAWING = 'for a drawing of nobody write consent: drawing';
