import { findReservedRoute, routeOf } from '../read/addresses';
import type { Source } from '../read/source';
import type { ContentTree } from '../read/tree';
import { problemsOf, type Problem } from '../say/problem';
import { languagesOf } from './translate-content';

interface Folder {
  name: string;
  tree: ContentTree;
  sources: readonly Source[];
}

/** Reports folders of languages that school.yaml does not name, and pages at the address of a language's folder. */
export function checkLanguageFolders({ name, tree, sources }: Folder): Problem[] {
  const languages = languagesOf(sources);
  const folders = [...new Set(tree.translations.map((file) => file.split('/')[0] ?? ''))];
  const unused = folders.flatMap((folder) => {
    const message = `is not shown: school.yaml does not name this language. Write there languages: [${[...languages, folder].join(', ')}]`;
    return problemsOf(
      `${name}/${folder}`,
      languages.length > 0 && !languages.includes(folder) && message,
      'warning',
    );
  });
  const pages = sources.filter(({ kind }) => kind === 'pages');
  const taken = pages.flatMap(({ path, file }) => {
    const [, first] = routeOf(path).toLowerCase().split('/');
    const isTaken =
      languages.slice(1).some((language) => language === first) && !findReservedRoute(routeOf(path));
    const message = `is at an address of the website in another language: /${first}. Give the page another name.`;
    return problemsOf(file, isTaken && message);
  });
  return [...unused, ...taken];
}
