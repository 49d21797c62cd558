import { fieldsOf, textsOf, type Files, type Source } from './read/source';
import { groupOf, mapTexts } from './read/values';
import type { Problem } from './say/problem';
import type { School } from './kinds/school';

/** What any text of the content may write instead of the name and the qualification that school.yaml has. */
const PLACE = /\{(principal|qualification)\}/g;

/** The content with the name and the qualification of the principal in their places. */
export function namePrincipal<T extends { school: School }>(content: T): T {
  const { principal } = content.school;
  if (!principal) return content;
  const names = { principal: principal.name, qualification: principal.qualification };
  return mapTexts(content, (text) =>
    text.replaceAll(PLACE, (place, name: keyof typeof names) => names[name] ?? place),
  ) as T;
}

const isSchool =
  (name: string) =>
  ({ kind, file }: Source): boolean =>
    kind === 'school' && file === name;

/** Places for what school.yaml does not say. */
export function checkPrincipal({ sources }: Files): Problem[] {
  const school = fieldsOf(sources, 'school');
  // A school.yaml that is missing or cannot be read is said by itself.
  if (!school) return [];
  const { name, qualification } = groupOf(school.principal);
  const known: Record<string, unknown> = { principal: name, qualification };
  return sources.flatMap(textsOf).flatMap(({ text, ...place }) => {
    const missing = [...text.matchAll(PLACE)].find(([, own = '']) => known[own] === undefined);
    const isOwn = place.path[0] === 'principal' && sources.some(isSchool(place.file));
    if (isOwn && text.search(PLACE) >= 0) {
      const message = `has ${text.match(PLACE)?.[0]}, which other texts write for it. Write the ${place.path[1]} itself.`;
      return [{ ...place, message, severity: 'error' as const }];
    }
    if (!missing) return [];
    const field = missing[1] === 'principal' ? 'name' : 'qualification';
    const message = `has ${missing[0]}, and school.yaml does not say it. Write there, below principal, the ${field}, or write it here.`;
    return [{ ...place, message, severity: 'error' as const }];
  });
}
