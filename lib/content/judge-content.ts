import { startOfDay } from '@/lib/dates/site-date';
import { assembleContent } from './assemble';
import { checkBetweenFiles } from './checks/between-files';
import { checkHeadingOrder } from './checks/heading-order';
import { checkLinkWords } from './checks/link-words';
import { checkNoticeEnd } from './checks/notice-end';
import { checkRepeatedClasses } from './checks/repeated-classes';
import { checkRepeatedItems } from './checks/repeated-items';
import { checkBoardForm } from './checks/board-form';
import { checkColours } from './checks/colours';
import { checkConsent } from './checks/consent';
import { checkDaysInOrder } from './checks/days-in-order';
import { checkFeeTotals } from './checks/fee-totals';
import type { Content } from './content';
import { checkLongText } from './checks/long-text';
import { checkMarkdown } from './checks/markdown';
import { checkMarkdownSlips } from './checks/markdown-slips';
import { findPlaceholders } from './checks/placeholders';
import { checkReferences } from './checks/references';
import { checkRoutes } from './checks/routes';
import { checkTypedTexts } from './checks/typed-texts';
import { checkUniqueIds } from './checks/unique-ids';
import { checkCalendar } from './checks/calendar-days';
import { checkTimings } from './checks/timings-order';
import { foldEchoes } from './checks/fold-echoes';
import type { ContentTree } from './files/content-tree';
import { dropEchoes, sortProblems, type Problem } from './messages/problem';
import { siteOf, type Site } from './checks/site';
import { onceForSource } from './files/once-for-source';
import type { ReadSource, Source } from './files/source';
import { findUsedNames } from './files/used-names';

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
    ...checkNoticeEnd(source, now),
    ...(publish ? placeholders.map((problem) => ({ ...problem, severity: 'error' as const })) : placeholders),
  ];
}

/** What a file alone decides, whatever the others hold. */
const checkAlone = onceForSource((source): readonly Problem[] => [
  ...checkTypedTexts(source),
  ...checkLinkWords(source),
  ...checkHeadingOrder(source),
  ...checkRepeatedItems(source),
  ...checkUniqueIds(source),
  ...checkLongText(source),
  ...checkConsent(source),
  ...checkDaysInOrder(source),
  ...checkTimings(source),
  ...checkCalendar(source),
  ...(source.kind === 'fees' ? [...checkFeeTotals(source), ...checkRepeatedClasses(source)] : []),
  ...(source.kind === 'school' && source.valid ? checkColours(source) : []),
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
