import { confirmPages } from '@/lib/content/languages/confirm';
import { reportLanguage, type LanguageReport } from '@/lib/content/languages/report-languages';
import { isPage } from '@/lib/content/languages/read-translation';
import type { TranslatedContent } from '@/lib/content/languages/translate-content';
import type { Gap } from '@/lib/content/languages/translate-file';
import { loadContent } from '@/lib/content/load-content';
import { commandFor, contentDirectory, contentDirectoryName } from '@/lib/content/read/tree';
import type { Source } from '@/lib/content/read/source';
import { formatProblem } from '@/lib/content/say/problem';
import type { CommandArguments } from '@/lib/setup/run-program.mjs';
import { siteTime } from '@/lib/text/dates';
import { shorten } from '@/lib/text/text';

export const known = ['seen', 'FILE'];

/** `npm run check:languages`: lists missing and outdated translations; fails if there are any. `seen` confirms pages. */
export async function run({ words }: CommandArguments): Promise<number> {
  const directory = contentDirectory();
  const name = contentDirectoryName(directory);
  const { translations, problems } = await loadContent(directory, siteTime());
  const [action, file] = words;
  if (action === 'seen' && translations.length) return confirm(translations, directory, file);
  if (action !== undefined && action !== 'seen')
    throw new Error(
      `There is no action "${action}". Write seen, followed by a page such as pages/transport.md.`,
    );
  // Report errors in English files too: a file with an error is left out of the comparison.
  const wrong = problems.filter(
    ({ file: at, severity }) =>
      severity === 'error' || translations.some(({ language }) => at.startsWith(`${name}/${language}/`)),
  );
  const reports = translations.map(reportLanguage);
  const gaps = reports.flatMap(({ files }) => files.flatMap((each) => each.gaps));
  const advice = Object.entries(adviceFor(commandFor('npm run check:languages'), reports))
    .filter(([what]) => gaps.some((gap) => gap.what === what))
    .map(([what, how]) => `\n${what}: ${how}`);
  const one =
    reports.length || wrong.length
      ? []
      : ['The website has one language. To add one, write languages: [en, hi] in school.yaml.'];
  console.log([...wrong.map(formatProblem), ...reports.flatMap(formatReport), ...advice, ...one].join('\n'));
  const isOpen = reports.some(({ percent }) => percent < 100);
  return isOpen || problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

const adviceFor = (command: string, [first]: readonly LanguageReport[]): Record<Gap['what'], string> => ({
  missing: `write it in the translated file. On a page, translate the field or the text. In a .yaml file, add a pair: - { en: "the English text", ${first?.language}: "its translation" }.`,
  older: `correct the translation. In a .yaml file, also write the new English text after en:. For a page, type ${command} -- seen pages/NAME.md afterwards`,
  unconfirmed: `compare the page with the English one, then type ${command} -- seen pages/NAME.md`,
});

const formatReport = ({ name, percent, count, files, law }: LanguageReport): string[] => [
  `${name}: ${percent} % of ${count} texts`,
  ...law.map((sentence) => `  ${sentence}`),
  ...files
    .filter(({ gaps }) => gaps.length)
    .flatMap(({ file, translation, percent: share, gaps }) => [
      `  ${file}: ${share} %, translated in ${translation}`,
      ...gaps
        .toSorted((a, b) => a.line - b.line)
        .map((gap) => `    ${gap.file}:${gap.line}  ${gap.what}  ${gap.field}: ${sayTexts(gap)}`),
    ]),
];

/** Quotes a field's texts in full, because an editor must copy the English text into the pair. */
const sayTexts = ({ path, text, before }: Gap): string =>
  [text, before]
    .filter((each) => each !== undefined)
    .map((each) => `"${shorten(each, path.length ? Infinity : undefined)}"`)
    .join(', translated when it was ');

/** @param file a page, as the user typed it; undefined for all pages */
function confirm(translations: readonly TranslatedContent[], directory: string, file?: string): number {
  const isMeant = ({ path }: Source) =>
    isPage(path) && (file === undefined || `/${file}`.endsWith(`/${path}`));
  const meant = translations.map(({ files, language }) => {
    return { language, sources: files.map(({ original }) => original).filter(isMeant) };
  });
  if (!meant.some(({ sources }) => sources.length))
    throw new Error(
      `There is no page "${file}". Write the name of a page, such as pages/transport.md. In a .yaml file, write the new English text after en:.`,
    );
  const changed = meant.flatMap(({ sources, language }) => confirmPages(sources, directory, language));
  console.log(`Confirmed as matching the English: ${changed.join(', ') || 'nothing new'}.`);
  return 0;
}
