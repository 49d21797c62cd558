import { fieldsOf, textsOf, type Files } from './read/source';
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

/** Places for what school.yaml does not say. */
export function checkPrincipal({ sources }: Files): Problem[] {
  const { name, qualification } = groupOf(fieldsOf(sources, 'school')?.principal);
  const known: Record<string, unknown> = { principal: name, qualification };
  return sources.flatMap(textsOf).flatMap(({ text, ...place }) => {
    const missing = [...text.matchAll(PLACE)].find(([, own = '']) => known[own] === undefined);
    if (!missing) return [];
    const field = missing[1] === 'principal' ? 'name' : 'qualification';
    const message = `has ${missing[0]}, and school.yaml does not say it. Write there, below principal, the ${field}, or write it here.`;
    return [{ ...place, message, severity: 'error' as const }];
  });
}
