import { assetName } from './read/addresses';
import { personOf, type KindName } from './kinds/kinds';
import { mayBeShown } from './kinds/shown';
import { type Source, onceForSource, type ReadSource } from './read/source';
import { startOfDay } from '@/lib/text/dates';
import { assembleContent, type Content } from './content';
import { checkBetweenFiles, checkBoardForm, checkConsent } from './across/between-files';
import { checkHeadingOrder, checkMarkdown, checkMarkdownSlips } from './across/markdown';
import { checkLinkWords } from './across/link-words';
import { checkNoticeEnd } from './kinds/notice';
import { checkRepeatedClasses, checkFeeTotals } from './kinds/fees';
import { checkRepeatedItems, checkUniqueIds } from './across/repeats';
import { checkColours } from './kinds/school';
import { checkDaysInOrder } from './kinds/dated';
import { checkLongText, checkTypedTexts } from './across/texts';
import { findPlaceholders } from './across/placeholders';
import { checkReferences } from './across/links';
import { checkRoutes } from './across/pages';
import { checkCalendar } from './kinds/calendar';
import { checkTimings } from './kinds/timings';
import { foldEchoes } from './across/echoes';
import type { ContentTree } from './read/tree';
import { dropEchoes, sortProblems, type ParsedFile, type Problem } from './say/problem';
import { siteOf, type Site } from './across/site';

/** What was read of a content folder, each file by itself. */
export interface ReadFolder {
  name: string;
  tree: ContentTree;
  read: readonly ReadSource[];
  /** What is wrong with pictures and PDFs. A placeholder is a file of the sample school. */
  binary: readonly Problem[];
}

export interface LoadedContent {
  /** Undefined when there is an error among the problems. */
  content: Content | undefined;
  /** Sorted by file and line. */
  problems: Problem[];
  /** File names that the content shows or links to. */
  used: { pictures: string[]; files: string[] };
}

export interface LoadOptions {
  /** The day for which announcements, news and events are chosen, `YYYY-MM-DD`. */
  day: string;
  /** For the urgent notice, which expires at a minute; the beginning of `day` in India when left out. */
  now?: Date;
  /** Whether placeholders are errors and not warnings. */
  publish?: boolean;
}

/** Checks the files against each other, and puts them together when nothing is wrong. */
export function judgeContent(
  { name, tree, read, binary }: ReadFolder,
  { day, now = startOfDay(day), publish = false }: LoadOptions,
): LoadedContent {
  const sources = read.flatMap(({ source }) => source ?? []);
  const pages = tree.texts.filter(({ kind }) => kind === 'pages');
  const site = siteOf(tree, sources);
  const wrongRoutes = checkRoutes(pages.map(({ path }) => ({ path, file: `${name}/${path}` })));
  const found = sortProblems(
    dropEchoes([
      ...tree.problems,
      ...read.flatMap((each) => each.problems),
      ...wrongRoutes,
      ...sources.flatMap((source) => checkSource(source, { site, publish, now })),
      // A page that was copied has its neighbour's title too.
      ...(wrongRoutes.length ? [] : checkBetweenFiles(sources, tree.absent)),
      ...checkBoardForm(sources, tree.absent, name),
      ...binary.map((problem) =>
        publish && problem.severity === 'placeholder' ? { ...problem, severity: 'error' as const } : problem,
      ),
    ]),
  );
  const problems = foldEchoes(found, name, tree);
  const broken = problems.some(({ severity }) => severity === 'error');
  return {
    content: broken ? undefined : assembleContent(sources, { day, now }),
    problems,
    used: findUsedNames(sources),
  };
}

function checkSource(
  source: Source,
  { site, publish, now }: { site: Site; publish: boolean; now: Date },
): readonly Problem[] {
  const placeholders = findPlaceholders(source);
  return [
    ...checkInSite(source, site),
    ...checkAlone(source),
    ...(source.kind === 'notice' && source.valid ? checkNoticeEnd(source, now) : []),
    ...(publish ? placeholders.map((problem) => ({ ...problem, severity: 'error' as const })) : placeholders),
  ];
}

/** What a kind's own fields say of each other, in files that pass its schema. */
const OF_KIND: Partial<Record<KindName, (file: ParsedFile) => Problem[]>> = {
  announcements: checkDaysInOrder,
  calendar: checkCalendar,
  events: checkDaysInOrder,
  news: checkDaysInOrder,
  school: checkColours,
  timings: checkTimings,
};

/** What a file alone decides, whatever the others hold. */
const checkAlone = onceForSource((source): readonly Problem[] => [
  ...checkTypedTexts(source),
  ...checkLinkWords(source),
  ...checkHeadingOrder(source),
  ...checkRepeatedItems(source),
  ...checkUniqueIds(source),
  ...checkLongText(source),
  ...checkConsent(source),
  ...(source.kind === 'fees' ? [...checkFeeTotals(source), ...checkRepeatedClasses(source)] : []),
  ...((source.valid && OF_KIND[source.kind]?.(source)) || []),
]);

const inSite = new WeakMap<Source, { site: Site; problems: readonly Problem[] }>();

/** What depends on the other files' names and headings too. */
function checkInSite(source: Source, site: Site): readonly Problem[] {
  const before = inSite.get(source);
  if (before?.site === site) return before.problems;
  const problems = [
    ...checkReferences(source, site),
    ...checkMarkdown(source, site),
    ...checkMarkdownSlips(source, site),
  ];
  inSite.set(source, { site, problems });
  return problems;
}

/** The pictures and files that the content shows or links to; others stay with the editor. */
function findUsedNames(sources: readonly Source[]): { pictures: string[]; files: string[] } {
  const all = sources
    .filter(isShown)
    .flatMap(({ kind, references, markdown }) => [
      ...references.filter(({ parent }) => kind !== 'gallery' || mayBeShown(parent)),
      ...markdown.map(({ type, target }) => ({ refers: type === 'image' ? 'picture' : type, value: target })),
    ]);
  const linked = all.flatMap(({ refers, value }) => (refers === 'link' ? (assetName(value) ?? []) : []));
  const valuesOf = (kind: string): string[] =>
    all.filter(({ refers }) => refers === kind).map(({ value }) => value);
  return {
    pictures: [...new Set(valuesOf('picture'))],
    files: [...new Set([...valuesOf('file'), ...linked])],
  };
}

/** A picture of a person who has not agreed must not even be on the server. */
function isShown({ kind, document }: Source): boolean {
  return !personOf(kind) || mayBeShown(document.value ?? {});
}
