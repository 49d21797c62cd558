import { distance } from 'fastest-levenshtein';
import { textsOf, type Files } from './read/source';
import { groupOf, mapTexts } from './read/values';
import type { Problem } from './say/problem';
import type { School } from './kinds/school';

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
    if (first === undefined) return [];
    const itself = `has ${first}, which other texts write for it. Write the ${place.path[1]} itself.`;
    const unsaid = `has ${first}, and school.yaml does not say it. Write there, below principal, the ${own === 'principal' ? 'name' : own}, or write it here.`;
    return [{ ...place, message: isOwn ? itself : unsaid, severity: 'error' as const }];
  });
}
