import { shorten } from '@/lib/text/text';
import { memoize } from '../memoize';
import { textsOf, type Files, type Source } from '../read/source';
import { walkValues, groupOf, mapTexts } from '../parse/values';
import { problemsAt, problemsIn, type Finding, type Problem } from '../say/problem';
import type { School } from '../kinds/school';

/** Matches values of the sample school, and blanks. Only the school itself knows the right values. */
const PLACEHOLDERS: readonly [RegExp, string, 'warning'?][] = [
  [/\.example\b/, 'is an address from the sample school'],
  [
    /\bSample ((Vice |Special |Wellness )?(Student|Parent|Chairman|Director|Principal|Headmistress|Educator|Counsellor|Accountant|Teacher|Member))\b/,
    'is a name from the sample school',
  ],
  [/\bsample (values?|figures?|numbers?)\b/i, 'is a value from the sample school'],
  [/(\+?91[\s-]?)?00000[\s-]?00000|^0{5,}$/, 'is a number from the sample school'],
  [/\b(TODO|TBD)\b/, 'is not filled in'],
  // The site replaces {principal} and {qualification}, but only if they are spelled exactly like this.
  [/\{(?!(?:principal|qualification)\})\s*[A-Za-z]+\s*\}|\{\s*\{/, 'is not filled in'],
  [/\[(?:name|your|insert|enter|write|date|address|phone|number)\b[^\][]*\](?![([:])/i, 'is not filled in'],
  // Accept "The XXX Annual Day", in which XXX means thirtieth.
  [/\bXXX\b(?!\s+\p{L})/iu, 'is not filled in'],
  // Only warn, because "The library is under construction" can be true.
  [/lorem ipsum|under construction/i, 'may not be filled in', 'warning'],
];

/** Reports sample values and blanks that have not been replaced. They stop `publish`, but not a trial build. */
export const findPlaceholders = memoize((source: Source): readonly Problem[] => {
  // In these files, words in braces are slots for the site's own values.
  if (source.kind === 'words' || source.kind === 'staff') return [];
  const texts = textsOf(source).flatMap(({ text, ...place }) => {
    // A promise may contain {number}, which the site replaces.
    const isPromise = source.kind === 'home' && place.path[0] === 'proofs';
    return problemsIn(place, explain(isPromise ? text.replace('{number}', '') : text));
  });
  return [...texts, ...findZeros(source)];
});

/** Fields in which `npm run new-school` writes 0 for an unknown number. `more` adds another remedy to the message. */
const ZEROS: Readonly<Record<string, [place: RegExp, more: string]>> = {
  disclosure: [/^D (sections|pupils)$/, ''],
  fees: [/^tuition \d+ installment$/, ', or delete the row if these classes pay nothing'],
};

function findZeros(source: Source): Problem[] {
  const [place, more] = ZEROS[source.kind] ?? [];
  const message = `is still 0. Write the real number${more}.`;
  return [...walkValues(source.document.value)]
    .filter(({ value, path }) => value === 0 && place?.test(path.join(' ')))
    .flatMap(({ path }) => problemsAt(source, path, message, 'placeholder'));
}

function explain(text: string): Finding | undefined {
  for (const [pattern, what, severity = 'placeholder'] of PLACEHOLDERS) {
    const [found] = pattern.exec(text) ?? [];
    const message = `"${shorten(text.length > 60 ? (found ?? '') : text)}" ${what}. Write your school's own.`;
    if (found) return { message, severity };
  }
  return undefined;
}

/** Reports sample.yaml itself, and each value that it lists and that a file still contains. Both stop `publish`. */
export function checkSample({ sources, validFiles: { sample } }: Files): Problem[] {
  if (!sample) return [];
  const note = 'says that the values of this website are invented. Replace them, then delete ⟨this file¦it⟩.';
  const listed = sample.document.value.values.flatMap(({ file, texts }) => {
    const source = sources.find(({ path }) => path === file);
    if (!source) return [];
    const whole =
      "still has the sample school's values. Write your school's own, and delete ⟨the entry for this file in sample.yaml¦this entry of sample.yaml⟩.";
    return texts?.flatMap((text) => findValue(source, text)) ?? problemsAt(source, [], whole, 'placeholder');
  });
  return [...problemsAt(sample, ['note'], note, 'placeholder'), ...listed];
}

const findValue = (source: Source, value: string): Problem[] =>
  textsOf(source)
    .filter(({ text }) => text.includes(value))
    .flatMap(({ text, ...place }) => {
      const column = place.path.length ? place.column : text.indexOf(value) + 1;
      const message = `"${shorten(value)}" is a value from the sample school. Write your school's own.`;
      return problemsIn({ ...place, column }, message, 'placeholder');
    });

const PLACE = /\{(principal|qualification)\}/g;

export function namePrincipal<T extends { school: School }>(content: T): T {
  const { principal } = content.school;
  if (!principal) return content;
  const names = { principal: principal.name, qualification: principal.qualification };
  return mapTexts(content, (text) =>
    text.replaceAll(PLACE, (place, name: keyof typeof names) => names[name] ?? place),
  ) as T;
}

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
    const unknown = `contains ${first}, but school.yaml has no ${own === 'principal' ? 'name' : own} below principal. Write it there, or here.`;
    return problemsIn(place, first !== undefined && (isOwn ? itself : unknown));
  });
}
