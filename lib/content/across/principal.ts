import { distance } from 'fastest-levenshtein';
import type { School } from '../kinds/school';
import { textsOf, type Files, type Source } from '../read/source';
import { groupOf, listOf, mapTexts, textOf, walkValues } from '../read/values';
import type { Path } from '../read/yaml';
import { problemsAt, problemsIn, type Problem } from '../say/problem';

/** What any text of the content may write instead of the name and the qualification that school.yaml has. */
const PLACE = /\{(principal|qualification)\}/g;

/** What is wrong with a place that is nearly one of these, such as `{Principal}`, `{{ principal }}` and `{principle}`. */
export function explainNearly(text: string): string | undefined {
  for (const [found, typed = ''] of text.matchAll(/\{{1,3}\s{0,3}([A-Za-z]{1,20})\s{0,3}\}{1,3}/g)) {
    const right = NAMES.find((name) => distance(typed.toLowerCase(), name) <= MOST_WRONG);
    if (right !== undefined && found !== `{${right}}`)
      return `has ${found}, which visitors would see as it is. Write {${right}}`;
  }
  return undefined;
}

const NAMES = ['principal', 'qualification'];
/** Letters that may be mistyped, as in `{principle}`. */
const MOST_WRONG = 2;

/** The content with the name and the qualification of the principal in their places. */
export function namePrincipal<T extends { school: School }>(content: T): T {
  const { principal } = content.school;
  if (!principal) return content;
  const names = { principal: principal.name, qualification: principal.qualification };
  return mapTexts(content, (text) =>
    text.replaceAll(PLACE, (place, name: keyof typeof names) => names[name] ?? place),
  ) as T;
}

/** Places for what school.yaml does not say. */
export function checkPrincipal({ sources }: Files): Problem[] {
  const school = sources.find(({ kind }) => kind === 'school');
  // A school.yaml that is missing or cannot be read is said by itself.
  if (!school) return [];
  const { name, qualification } = groupOf(groupOf(school.document.value).principal);
  const known: Record<string, unknown> = { principal: name, qualification };
  return sources.flatMap(textsOf).flatMap(({ text, ...place }) => {
    const found = [...text.matchAll(PLACE)];
    const isOwn = place.path[0] === 'principal' && place.file === school.file;
    const [first, own] =
      found.find(([, each = '']) => isOwn || (school.valid && known[each] === undefined)) ?? [];
    const itself = `has ${first}, which other texts write for it. Write the ${place.path[1]} itself.`;
    const unsaid = `has ${first}, and school.yaml does not say it. Write there, below principal, the ${own === 'principal' ? 'name' : own}, or write it here.`;
    return problemsIn(place, first !== undefined && (isOwn ? itself : unsaid));
  });
}

/** Places that give the principal another name than school.yaml, or else than the first that gives one. */
export function checkPrincipalNames({ sources }: Files): Problem[] {
  // What school.yaml says below principal is right, wherever else it names the principal.
  const rank = ({ source: { kind }, path }: { source: Source; path: Path }): number =>
    Number(kind !== 'school') + Number(kind !== 'school' || path[0] !== 'principal');
  const [first, ...others] = sources
    .flatMap(findNames)
    .toSorted((a, b) => rank(a) - rank(b))
    .filter(({ name }) => plain(name) && !/TODO|\{|\b(?:office|desk)\b/.test(name));
  if (!first) return [];
  const { line } = first.source.document.positionOf(first.path);
  const known = `${first.source.file} has "${first.name}" on line ${line}`;
  return others.flatMap(({ source, path, name }) => {
    const message = `is "${name}", and ${known}. Correct the one that is not the principal.`;
    return problemsAt(source, path, !isSame(first.name, name) && message, 'warning');
  });
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
      return listOf(people).flatMap((one, at) => named([...path, 'people', at, 'name'], groupOf(one).name));
    const words = [id, position, path.at(-1)].map((word) => textOf(word).trim());
    const isPrincipal = words.some((word) => PRINCIPAL.test(word));
    return isPrincipal ? named([...path, 'name'], name) : [];
  });
}

const PRINCIPAL = /^(?:the )?(?:principal|प्रधानाचार्या?)$/i;

/** Whether both may be one person; a name in Hindi is not compared with one in English. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a.includes(b) || b.includes(a) || /[a-z]/.test(a) !== /[a-z]/.test(b);
}

/** The name without title, signs and spaces: `Dr. (Mrs.) S. Tiwari` → `stiwari`. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\b(?:dr|mr|mrs|ms|miss|shri|smt|prof|sr|fr|rev|principal)\b/g, '')
    .replaceAll(/[^\p{L}\p{M}]/gu, '');
