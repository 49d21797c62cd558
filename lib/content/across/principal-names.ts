import type { Files, Source } from '../read/source';
import { groupOf, listOf } from '../read/values';
import { problemAt, type Problem } from '../say/problem';
import type { Path } from '../read/yaml';

interface Named {
  source: Source;
  path: Path;
  name: string;
}

/** Places that give the principal another name than the first that gives one: a new principal is written into all. */
export function checkPrincipalNames({ sources }: Files): Problem[] {
  const [first, ...others] = sources
    .flatMap(findNames)
    .filter(({ name }) => plain(name) && !/TODO|\{|\b(?:office|desk)\b/.test(name));
  if (!first) return [];
  return others.flatMap(({ source, path, name }) => {
    const [a, b] = [plain(first.name), plain(name)];
    if (a.includes(b) || b.includes(a)) return [];
    const { line } = first.source.document.positionOf(first.path);
    const message = `is "${name}", and ${first.source.file} has "${first.name}" on line ${line}. Correct the one that is not the principal.`;
    return [problemAt(source, path, message, 'warning')];
  });
}

function findNames(source: Source): Named[] {
  const { name, position, principal, contacts, A } = groupOf(source.document.value);
  const named = (path: Path, text: unknown): Named[] =>
    typeof text === 'string' ? [{ source, path, name: text }] : [];
  if (source.kind === 'messages') return isPrincipal(position) ? named(['name'], name) : [];
  if (source.kind === 'school')
    return [
      ...named(['principal', 'name'], groupOf(principal).name),
      ...listOf(contacts).flatMap((contact, index) =>
        groupOf(contact).id === 'principal' ? named(['contacts', index, 'name'], groupOf(contact).name) : [],
      ),
    ];
  if (source.kind !== 'disclosure') return [];
  return listOf(groupOf(A).rows).flatMap((row, index) => {
    const { row: number, details } = groupOf(row);
    // "S. Tiwari, M.A., B.Ed."
    return number === 'A5' && typeof details === 'string'
      ? named(['A', 'rows', index, 'details'], details.split(',')[0])
      : [];
  });
}

function isPrincipal(position: unknown): boolean {
  return typeof position === 'string' && /^(?:the )?(?:principal|प्रधानाचार्या?)$/i.test(position.trim());
}

/** The name without title, signs and spaces: `Dr. (Mrs.) S. Tiwari` → `stiwari`. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\b(?:dr|mr|mrs|ms|miss|shri|smt|prof|sr|fr|rev|principal)\b/g, '')
    .replaceAll(/[^\p{L}\p{M}]/gu, '');
}
