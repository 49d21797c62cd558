import { stringify } from 'yaml';
import { checkColours } from '@/lib/content/kinds/school';
import { parseSource } from '@/lib/content/read/source';
import { CLASSES, readClasses } from '@/lib/content/kinds/classes';
import type { SchoolColours } from '@/lib/theme/palette';
import { placeOf } from './stages';

/** Readable in light and in dark; a school that has no colours of its own begins with these. */
export const DEFAULT_COLOURS: SchoolColours = {
  ink: '#1d3d4f',
  accent: '#e0a526',
  paper: '#faf8f2',
  success: '#2b6e4d',
};

/** What the check would say of a field of school.yaml, or undefined when it would say nothing. */
export function complainOfField(
  path: readonly [string, ...string[]],
  value: string,
  most = 200,
): string | undefined {
  if (!value) return 'is missing. Write an answer.';
  if (value.length > most) return `must be at most ${most} characters, found ${value.length}. Shorten it.`;
  const { problems } = parseField(path, value);
  return problems.find((problem) => problem.path.join() === path.join())?.message;
}

/** Lists count from their first item. */
function parseField(path: readonly string[], value: string) {
  const field = path.reduceRight<unknown>(
    (inner, name) => (name === '0' ? [inner] : { [name]: inner }),
    value,
  );
  return parseSource('content', { kind: 'school', path: 'school.yaml' }, { text: stringify(field) });
}

/** Whether a colour is one, and can be read beside the others. */
export function complainOfColours(colours: SchoolColours, name: keyof SchoolColours): string | undefined {
  const wrong = complainOfField(['colours', name], colours[name]);
  if (wrong !== undefined) return wrong;
  const text = stringify({ colours });
  const { source } = parseSource('content', { kind: 'school', path: 'school.yaml' }, { text });
  return source && checkColours(source)[0]?.message;
}

/** The one class that an answer names, such as `6` → `VI`. */
export function classOf(answer: string): string | undefined {
  const [first, ...others] = readClasses(answer);
  return others.length || first?.stream ? undefined : first?.name;
}

/** @param from the first class, where the answer is the last one */
export function complainOfClass(answer: string, from?: string): string | undefined {
  const name = classOf(answer);
  if (name === undefined) return `"${answer}" is not a class. Write one of ${CLASSES.join(', ')}.`;
  if (from !== undefined && placeOf(name) < placeOf(from))
    return `must not come before ${from}, found "${answer}". Write ${from} or a later class.`;
  return undefined;
}

/** `Science, Commerce` → two names. */
export function namesOf(answer: string): string[] {
  return [...new Set(answer.split(',').map((name) => name.trim()))].filter((name) => name !== '');
}

/** @param what such as `stream` */
export function complainOfNames(answer: string, what: string): string | undefined {
  const wrong = namesOf(answer).find((name) => name.length > 40 || !/^[\p{L}\p{M}\d ()/&+-]+$/u.test(name));
  return wrong === undefined
    ? undefined
    : `"${wrong}" is not the name of a ${what}. Write only letters, at most 40, with commas between the ${what}s.`;
}

export function complainOfInstallments(answer: string): string | undefined {
  return /^(\d|1[0-2])$/.test(answer)
    ? undefined
    : `must be a whole number from 0 to 12, found "${answer}". Write for example 4.`;
}
