import { textsOf, type Files, type Source } from '../read/source';
import { groupOf, listOf, walkValues } from '../read/values';
import { problemAt, type Problem } from '../say/problem';
import type { Path } from '../read/yaml';

/** Places that give the principal another name than school.yaml, or else than the first that gives one. */
export function checkPrincipalNames({ sources }: Files): Problem[] {
  const isSchool = ({ kind }: Source): number => Number(kind !== 'school');
  const [first, ...others] = sources
    .toSorted((a, b) => isSchool(a) - isSchool(b))
    .flatMap(findNames)
    .filter(({ name }) => plain(name) && !/TODO|\{|\b(?:office|desk)\b/.test(name));
  if (!first) return [];
  const { line } = first.source.document.positionOf(first.path);
  const known = `${first.source.file} has "${first.name}" on line ${line}`;
  const inFields = others.flatMap(({ source, path, name }) => {
    if (isSame(first.name, name)) return [];
    const message = `is "${name}", and ${known}. Correct the one that is not the principal.`;
    return [problemAt(source, path, message, 'warning')];
  });
  const inTexts = sources.flatMap(textsOf).flatMap(({ text, ...place }): Problem[] =>
    namesIn(text).flatMap((name) => {
      if (isSame(first.name, name)) return [];
      const message = `names "${name}" as the principal, and ${known}. Correct the one that is not the principal; {principal} stands for the name in school.yaml.`;
      return [{ ...place, message, severity: 'warning' }];
    }),
  );
  return [...inFields, ...inTexts];
}

/** Kinds with fields that hold the name of the principal and nothing else. */
const KINDS = ['school', 'disclosure', 'messages'];

function findNames(source: Source) {
  const named = (path: Path, name: unknown) => (typeof name === 'string' ? [{ source, path, name }] : []);
  const groups = KINDS.includes(source.kind) ? [...walkValues(source.document.value)] : [];
  return groups.flatMap(({ value, path }) => {
    const { row, details, people, id, position, name } = groupOf(value);
    // "S. Tiwari, M.A., B.Ed."
    if (row === 'A5' && typeof details === 'string')
      return named([...path, 'details'], details.split(',')[0]);
    if (row === 'D1')
      return listOf(people).flatMap((person, at) =>
        named([...path, 'people', at, 'name'], groupOf(person).name),
      );
    const isPrincipal = [id, position, path.at(-1)].some(
      (word) => typeof word === 'string' && PRINCIPAL.test(word.trim()),
    );
    return isPrincipal ? named([...path, 'name'], name) : [];
  });
}

const PRINCIPAL = /^(?:the )?(?:principal|प्रधानाचार्या?)$/i;

// Everything is counted, so that a hostile text takes no longer than any other.
const TITLE = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Miss|Shri|Smt|Prof|Sr|Fr|Rev)\b\.?|\((?:Mr|Mrs|Ms|Smt)\.?\))\s{0,2}`;
const WORD = String.raw`\p{Lu}[\p{L}'’-]{1,30}`;
const INITIAL = String.raw`\p{Lu}\.\s{0,2}`;
/** With a title, with initials, or of two words or more: `Dr. Rao`, `S. Tiwari`, `Ravi Kumar`. */
const BEGINNING = `(?:${TITLE}){1,3}(?:${INITIAL}){0,4}|(?:${INITIAL}){1,4}|${WORD}\\s{1,2}(?:${INITIAL}){0,4}`;
const NAME = String.raw`(?<![\p{L}'’-])((?:${BEGINNING})${WORD}(?:\s{1,2}${WORD}){0,3})`;
/** Others than the one who leads the school. */
const OTHER = String.raw`(?<!(?:[Vv]ice|[Dd]eputy|[Ff]ormer|[Ee]x|[Ll]ate|[Ff]ounder|[Ff]irst|[Rr]etired|[Pp]revious|[Pp]ast|[Tt]hen|[Aa]cting|[Aa]ssistant)[\s-])`;
const SAID = [
  new RegExp(String.raw`${OTHER}(?<!\p{L})[Pp]rincipal(?:,|:|\s{1,2}is)?\s{1,2}${NAME}`, 'gu'),
  new RegExp(
    String.raw`${NAME}\s?(?:,\s?(?:(?:the|our)\s)?|\(\s?)[Pp]rincipal\b(?!['’]?s\b|\s{1,2}of\b)`,
    'gu',
  ),
];
/** What follows "Principal" where no name does. */
const NO_NAME =
  /\b(?:Account|Chair|Chief|Commissioner|Desk|District|Investigator|Judge|Message|Office|Room|School|Secretary|Principal)\b/;

/** The persons whom a text calls the principal. */
function namesIn(text: string): string[] {
  if (!/principal/i.test(text)) return [];
  return SAID.flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, name = '']) => name)
    .filter((name) => !NO_NAME.test(name));
}

/** Whether both may be one person; a name in Hindi is not compared with one in English. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a.includes(b) || b.includes(a) || /[a-z]/.test(a) !== /[a-z]/.test(b);
}

/** The name without title, signs and spaces: `Dr. (Mrs.) S. Tiwari` → `stiwari`. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\b(?:dr|mr|mrs|ms|miss|shri|smt|prof|sr|fr|rev|principal)\b/g, '')
    .replaceAll(/[^\p{L}\p{M}]/gu, '');
}
