import { assembleContent } from './assemble';
import { checkBinaryFiles } from './checks/binary-files';
import { checkColours } from './checks/colours';
import type { Site } from './checks/link-target';
import { checkMarkdown } from './checks/markdown';
import { findPlaceholders } from './checks/placeholders';
import { checkReferences } from './checks/references';
import { checkRoutes } from './checks/routes';
import { checkUniqueIds } from './checks/unique-ids';
import type { Content } from './content';
import { readContentTree } from './content-tree';
import { contentDirectoryName } from './directory';
import { sortProblems, type Problem } from './problem';
import { routeOf } from './route';
import { readSource, type Source } from './source';
import { findUsedNames } from './used-names';

export interface LoadedContent {
  /** Undefined when there is an error among the problems. */
  content: Content | undefined;
  /** Sorted by file and line. */
  problems: Problem[];
  /** File names that the content shows or links to. */
  used: { pictures: string[]; files: string[] };
}

/**
 * Reads and checks the whole content folder in one run.
 * @param directory absolute path of the folder
 * @param day the day for which announcements, news and events are chosen, `YYYY-MM-DD`
 * @param publish whether placeholders are errors and not warnings
 */
export async function loadContent(
  directory: string,
  { day, publish = false }: { day: string; publish?: boolean },
): Promise<LoadedContent> {
  const name = contentDirectoryName(directory);
  const tree = readContentTree(directory, name);
  const read = tree.texts.map((file) => readSource(directory, name, file));
  const sources = read.flatMap(({ source }) => source ?? []);
  const pages = tree.texts.filter(({ kind }) => kind === 'pages');
  const site: Site = {
    routes: [
      '/',
      '/login',
      '/dashboard',
      '/dashboard/locations',
      '/site-map',
      ...pages.map(({ path }) => routeOf(path)),
    ],
    pictures: tree.pictures,
    files: tree.files,
    contacts: contactIds(sources),
  };
  const problems = sortProblems([
    ...tree.problems,
    ...read.flatMap((each) => each.problems),
    ...checkRoutes(pages.map(({ path }) => ({ path, file: `${name}/${path}` }))),
    ...sources.flatMap((source) => checkSource(source, site, publish)),
    ...(await checkBinaryFiles(directory, name, tree)),
  ]);
  const broken = problems.some(({ severity }) => severity === 'error');
  return {
    content: broken ? undefined : assembleContent(sources, day),
    problems,
    used: findUsedNames(sources),
  };
}

function checkSource(source: Source, site: Site, publish: boolean): Problem[] {
  return [
    ...checkReferences(source, site),
    ...checkMarkdown(source, site),
    ...checkUniqueIds(source),
    ...(source.kind === 'school' && source.valid ? checkColours(source) : []),
    ...findPlaceholders(source, publish ? 'error' : 'warning'),
  ];
}

function contactIds(sources: readonly Source[]): string[] {
  const school = sources.find(({ kind }) => kind === 'school')?.document.value as
    { contacts?: { id?: unknown }[] } | undefined;
  if (!Array.isArray(school?.contacts)) return [];
  return school.contacts.flatMap((contact) => (typeof contact?.id === 'string' ? contact.id : []));
}
