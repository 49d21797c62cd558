import { startOfDay } from '@/lib/text/dates';
import { checkReachedPages, checkPageTitles, checkRoutes, checkRedirects } from './across/pages';
import * as betweenFiles from './across/between-files';
import { checkClassNames, checkSchoolClasses } from './across/classes';
import { checkDates, checkEventDays, checkSessions } from './across/dates';
import { checkHeadingOrder, checkMarkdown, checkMarkdownSlips } from './across/markdown';
import { checkLinkWords } from './across/link-words';
import { checkReferences, referencesIn } from './across/links';
import { checkSample, findPlaceholders, checkPrincipal } from './across/placeholders';
import { siteOf } from './across/site';
import {
  checkTranslatedFiles,
  languagesOf,
  translateContent,
  withLanguages,
} from './languages/translate-content';
import type { ReadText } from './read/text';
import { checkTypedTexts } from './across/texts';
import { memoize } from './memoize';
import { assembleContent } from './content';
import type { ReferringField } from './kinds/describe';
import { checkFees } from './kinds/fees';
import { checkMenu } from './kinds/lists';
import { BINARIES, BINARY_NAMES, kindOf, personOf } from './kinds/kinds';
import { mayBeShown } from './kinds/dated';
import { assetName } from './read/addresses';
import { validFilesByKind, type Files, type ReadSource, type Source } from './read/source';
import type { ContentTree } from './read/tree';
import { groupOf } from './parse/values';
import type { Site } from './say/correct-names';
import { dropDuplicates, sortProblems, type ParsedFile, type Problem } from './say/problem';

// Why: docs/decisions/checks.md
/** Checks of a single file, even if its schema rejects it. If two report the same place, the first one wins. */
const OF_FILE: readonly ((source: Source) => readonly Problem[])[] = [
  checkTypedTexts,
  checkLinkWords,
  checkMarkdownSlips,
  checkHeadingOrder,
  betweenFiles.checkIdentifiers,
  betweenFiles.checkConsent,
  checkClassNames,
  checkFees,
  checkMenu,
];

const OF_SITE: readonly ((source: Source, site: Site) => Problem[])[] = [
  checkRedirects,
  checkReferences,
  checkMarkdown,
];

const OF_FILES: readonly ((files: Files) => Problem[])[] = [
  betweenFiles.checkUnshown,
  betweenFiles.checkShownFiles,
  betweenFiles.checkBoardForm,
  betweenFiles.checkDisclosedNumbers,
  betweenFiles.checkHomeFigures,
  betweenFiles.checkProofs,
  checkPrincipal,
  checkSample,
  checkDates,
  checkEventDays,
  checkSchoolClasses,
  checkSessions,
];

/** Checks that compare pages. Skipped if a route is wrong: two files with the same address often share a title too. */
const OF_PAGES = [checkPageTitles, checkReachedPages];

export interface ReadFolder {
  name: string;
  tree: ContentTree;
  read: readonly ReadSource[];
  /** Problems in pictures and PDFs. A PDF of the sample school counts as a placeholder. */
  binary: readonly Problem[];
  /** Translated files, by their paths within the content folder. */
  translations?: ReadonlyMap<string, ReadText>;
}

export type LoadedContent = ReturnType<typeof checkContent>;

export interface LoadOptions {
  /** The day (`YYYY-MM-DD`) for which announcements, news and events are selected. */
  day: string;
  /** Decides whether the urgent notice has expired. Default: midnight at the start of `day` in India. */
  now?: Date;
  publish?: boolean;
  language?: string;
}

export function checkContent(
  { name, tree, read, binary, translations: texts = new Map() }: ReadFolder,
  { day, now = startOfDay(day), publish = false, language }: LoadOptions,
) {
  const sources = read.flatMap(({ source }) => source ?? []);
  const isWhole = sources.length === read.length;
  const files = { name, sources, validFiles: validFilesByKind(sources), absent: tree.absent, isWhole, day };
  const site = siteOf(tree, sources);
  const pages = tree.texts.filter(({ kind }) => kind === 'pages');
  const translations = languagesOf(sources)
    .slice(1)
    .map((each) => translateContent(name, sources, texts, each));
  const wrongRoutes = checkRoutes(pages.map(({ path }) => ({ path, file: `${name}/${path}` })));
  const between = wrongRoutes.length ? OF_FILES : [...OF_FILES, ...OF_PAGES];
  const found = [
    ...tree.problems,
    ...read.flatMap((each) => each.problems),
    ...wrongRoutes,
    ...sources.flatMap((source) => [
      ...checkInSite(source, site),
      ...checkAlone(source),
      // The cast is safe: the schema accepted the file, so its value has the type that its kind's check expects.
      ...((source.valid && kindOf(source.kind).check?.(source as ParsedFile as ParsedFile<never>, now)) ||
        []),
      ...findPlaceholders(source),
    ]),
    ...between.flatMap((check) => check(files)),
    ...binary,
    ...checkTranslatedFiles(name, sources, tree.translations),
    ...translations.flatMap((each) => each.problems),
  ].map((each) =>
    publish && each.severity === 'placeholder' ? { ...each, severity: 'error' as const } : each,
  );
  const problems = sortProblems(dropDuplicates(found));
  const broken = problems.some(({ severity }) => severity === 'error');
  const translated = translations.find((each) => each.language === language);
  const own = translated?.files.map(({ source }) => source) ?? sources;
  const shown = translations.length ? withLanguages(own, translations) : own;
  const content = broken ? undefined : assembleContent(shown, { day, now, language: translated?.language });
  return {
    /** Undefined if any problem is an error. */
    content: content && translated ? { ...content, words: translated.words } : content,
    /** The content in each language except the first, and a list of the texts that have not been translated. */
    translations,
    problems,
    used: filesOf(sources.filter(isShown).flatMap((source) => referencesIn(source, mayBeUsed))),
    /** Pictures and PDFs to which no file refers, such as `images/hall.jpg`. */
    unused: isWhole ? findUnused(tree, filesOf(sources.flatMap((source) => referencesIn(source)))) : [],
  };
}

const checkAlone = memoize((source: Source) => OF_FILE.flatMap((check) => check(source)));

const checkInSite = memoize((source: Source, site: Site) => OF_SITE.flatMap((check) => check(source, site)));

function filesOf(named: ReturnType<typeof referencesIn>) {
  const valuesOf = (kind: string) => named.flatMap(({ refers, value }) => (refers === kind ? value : []));
  const linked = valuesOf('link').flatMap((value) => assetName(value) ?? []);
  return {
    pictures: [...new Set(valuesOf('picture'))],
    files: [...new Set([...valuesOf('file'), ...linked])],
  };
}

function findUnused(tree: ContentTree, named: ReturnType<typeof filesOf>): string[] {
  return BINARY_NAMES.flatMap((list) => {
    const unnamed = tree[list].filter((name) => !named[list].includes(name));
    return unnamed.map((name) => `${BINARIES[list].folder}/${name}`);
  });
}

/** False for a person without consent, whose picture must not even be copied to the site. */
const isShown = ({ kind, document }: Source) => !personOf(kind) || mayBeShown(groupOf(document.value));

const mayBeUsed = (field: ReferringField) => !betweenFiles.asksForConsent(field) || mayBeShown(field.beside);
