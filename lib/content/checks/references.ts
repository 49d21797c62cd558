import { nearestFile } from '../messages/explain-unknown';
import type { ReferringField } from '../fields/find-references';
import type { Source } from '../files/source';
import { problemAt, type Problem } from '../messages/problem';
import { shorten } from '@/lib/text/shorten';
import { replaceValue, type Remedy } from '../remedies/remedy';
import { rightName } from '../remedies/right-name';
import { isFileName } from './names-as-words';
import { explainLink } from './link-target';
import type { Site } from './site';

/** Pictures, files, links and contacts that fields name: each must exist, and a picture must say what it shows. */
export function checkReferences(source: Source, site: Site): Problem[] {
  return source.references.flatMap((field) => {
    if (!field.value) return [];
    const report = (message: string, path = field.path): Problem => ({
      ...problemAt(source, path, message),
      remedy: path === field.path ? remedyOf(field, source, site) : undefined,
    });
    if (field.refers === 'picture') return checkPicture(field, site, report);
    const message = explain(field, source, site);
    return message ? [report(message)] : [];
  });
}

function remedyOf(
  { refers, value, path }: ReferringField,
  { document }: Source,
  site: Site,
): Remedy | undefined {
  const right = rightName(refers, value, site);
  return right === undefined || right === value ? undefined : replaceValue(document, path, right);
}

function checkPicture(
  { value, path, parent, optionalBeside }: ReferringField,
  site: Site,
  report: (message: string, path?: (string | number)[]) => Problem,
): Problem[] {
  const message = explainName(value, site.pictures, `images/`, 'picture');
  const problems = message ? [report(message)] : [];
  const { alt } = parent;
  if (typeof alt === 'string' && isFileName(alt, value))
    problems.push(
      report(
        `is only the name of the file, found "${shorten(alt)}". Write what the picture shows, for example Pupils at morning assembly.`,
        [...path.slice(0, -1), 'alt'],
      ),
    );
  // Where alt is required, its own schema has said so. The crest has none: the school's name is beside it.
  if (optionalBeside.includes('alt') && parent.alt === undefined) {
    problems.push(
      report('is missing: say what the picture shows. Write for example alt: Pupils at morning assembly', [
        ...path.slice(0, -1),
        'alt',
      ]),
    );
  }
  return problems;
}

function explain(field: ReferringField, source: Source, site: Site): string | undefined {
  if (field.refers === 'file') return explainName(field.value, site.files, 'files/', 'file');
  if (field.refers === 'link') return explainLink(field.value, source, site);
  if (field.refers === 'contact') {
    if (!site.contacts || site.contacts.includes(field.value)) return undefined;
    return `there is no contact "${shorten(field.value)}" in school.yaml. Write one of ${site.contacts.join(', ')}.`;
  }
  return undefined;
}

/** Why there is no picture or file of this name, or undefined when there is. @param what `picture` or `file` */
export function explainName(
  name: string,
  names: readonly string[],
  folder: string,
  what: string,
): string | undefined {
  if (names.includes(name)) return undefined;
  const base = name.split(/[/\\]/).at(-1) ?? '';
  if (base !== name && names.includes(base))
    return `must be only the name of the ${what}, found "${shorten(name)}". Write ${shorten(base)}.`;
  const near = nearestFile(base, names);
  const hint = near
    ? `Did you mean "${near}"?`
    : `Put the ${what} there, or write the name of one that is there.`;
  return `there is no ${what} "${shorten(name)}" in ${folder}. ${hint}`;
}
