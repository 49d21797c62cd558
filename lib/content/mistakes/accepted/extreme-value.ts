import { parse } from 'yaml';
import type { Field } from '@/lib/content/kinds/describe';

/** Texts and lists as long as a schema allows, or as short. */
export type Extreme = 'most' | 'least';

/** What a field may refer to in the small school of the tests. */
const NAMES: Readonly<Record<string, string>> = {
  picture: 'assembly.png',
  file: 'form.pdf',
  link: '/transport',
  contact: 'office',
};

/** Each text repeats one of these, taken in turn: one long word, joined letters, signs of markup, words. */
const FILLINGS = ['W', 'की', `& "it's" `, 'word ', 'ﷺ', '9,'];
/** Rules that any text can meet. For a field with other rules, only its example is certain to be valid. */
const FREE = ['required', 'max', 'min', 'line', 'unique'];

/** Returns a function that makes values at the limits of a schema. No two texts are the same. */
export function startExtremes(extreme: Extreme): (field: Field) => unknown {
  let made = 0;
  const text = (field: Field): string => {
    made += 1;
    if (extreme === 'least') return made.toString(36).toUpperCase();
    const max = limitOf(field, 'max') ?? 100;
    const start = `${made.toString(36).toUpperCase()} `;
    const filling = FILLINGS[made % FILLINGS.length] ?? 'W';
    return (start + filling.repeat(max)).slice(0, max).trimEnd();
  };
  const make = (field: Field, generous: boolean, index = 0, name = ''): unknown => {
    const { type, fields, item, choices, example = '', refers } = field;
    if (type === 'object') {
      const wanted = Object.entries(fields).filter(([, each]) => extreme === 'most' || !each.optional);
      return Object.fromEntries(wanted.map(([key, each]) => [key, make(each, generous, index, key)]));
    }
    if (item) {
      const count = limitOf(field, generous && extreme === 'most' ? 'max' : 'min') ?? 0;
      // Only the first item is large: if all were, there would be millions of values.
      return Array.from({ length: count }, (_, at) => make(item, generous && at === 0, at, name));
    }
    if (choices.length) return choices[index % choices.length];
    if (type === 'number') return limitOf(field, extreme === 'most' ? 'max' : 'min') ?? 1;
    if (type === 'boolean') return extreme === 'most';
    if (name === 'row') return `${example.charAt(0)}${index + 1}`;
    if (refers && refers in NAMES) return NAMES[refers];
    const isFree = field.tests.every(({ name: rule }) => FREE.includes(rule ?? ''));
    return isFree ? text(field) : (parse(example) as unknown);
  };
  return (field) => make(field, true);
}

function limitOf({ tests }: Field, rule: 'min' | 'max'): number | undefined {
  const limit = tests.find(({ name }) => name === rule)?.params?.[rule];
  return typeof limit === 'number' ? limit : undefined;
}
