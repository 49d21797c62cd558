import type { School } from '../kinds/school';
import { textsOf, type Files } from '../read/source';
import { groupOf, mapTexts } from '../parse/values';
import { problemsIn, type Problem } from '../say/problem';

const PLACE = /\{(principal|qualification)\}/g;

/** Replaces {principal} and {qualification} in all texts. */
export function namePrincipal<T extends { school: School }>(content: T): T {
  const { principal } = content.school;
  if (!principal) return content;
  const names = { principal: principal.name, qualification: principal.qualification };
  return mapTexts(content, (text) =>
    text.replaceAll(PLACE, (place, name: keyof typeof names) => names[name] ?? place),
  ) as T;
}

/** Reports each {principal} and {qualification} in a text for which school.yaml has no value. */
export function checkPrincipal({ sources }: Files): Problem[] {
  const school = sources.find(({ kind }) => kind === 'school');
  // Other checks report a missing or unreadable school.yaml.
  if (!school) return [];
  const { name, qualification } = groupOf(groupOf(school.document.value).principal);
  const known: Record<string, unknown> = { principal: name, qualification };
  return sources.flatMap(textsOf).flatMap(({ text, ...place }) => {
    const found = [...text.matchAll(PLACE)];
    const isOwn = place.path[0] === 'principal' && place.file === school.file;
    const [first, own] =
      found.find(([, each = '']) => isOwn || (school.valid && known[each] === undefined)) ?? [];
    const itself = `contains ${first}, which other texts use for this field. Write the ${place.path[1]} itself.`;
    const unknown = `contains ${first}, but school.yaml does not have it. Write the ${own === 'principal' ? 'name' : own} there, below principal, or write it here.`;
    return problemsIn(place, first !== undefined && (isOwn ? itself : unknown));
  });
}
