import { parse } from 'yaml';
import type { SchemaFieldDescription } from 'yup';

/** As long and as many as a schema allows, or as short and as few. */
export type Extreme = 'most' | 'least';

interface Described {
  type: string;
  optional?: boolean;
  meta?: { example?: string; refers?: string };
  oneOf?: readonly unknown[];
  tests?: readonly { name?: string; params?: Record<string, unknown> }[];
  fields?: Record<string, SchemaFieldDescription>;
  innerType?: SchemaFieldDescription;
}

/** What the small school of the tests has, by what a field refers to. */
const NAMES: Readonly<Record<string, string>> = {
  picture: 'assembly.png',
  file: 'form.pdf',
  link: '/transport',
  contact: 'office',
};

/** Each text is made of one of these, in turn: one long word, joined letters, signs of markup, words. */
const FILLINGS = ['W', 'की', `& "it's" `, 'word ', 'ﷺ', '9,'];
/** Rules that say how a text looks; what keeps them is the example. */
const FREE = ['required', 'max', 'min', 'line', 'unique'];

/** Makes values at the ends of what schemas allow. No two texts are the same. */
export function startExtremes(extreme: Extreme): (description: SchemaFieldDescription) => unknown {
  let made = 0;
  const text = (field: Described): string => {
    made += 1;
    if (extreme === 'least') return made.toString(36).toUpperCase();
    const max = limitOf(field, 'max') ?? 100;
    const start = `${made.toString(36).toUpperCase()} `;
    const filling = FILLINGS[made % FILLINGS.length] ?? 'W';
    return (start + filling.repeat(max)).slice(0, max).trimEnd();
  };
  const make = (description: SchemaFieldDescription, generous: boolean, index = 0, name = ''): unknown => {
    const field = description as unknown as Described;
    const { type, meta = {}, oneOf = [], fields, innerType } = field;
    if (fields) {
      const wanted = Object.entries(fields).filter(
        ([, each]) => extreme === 'most' || !(each as unknown as Described).optional,
      );
      return Object.fromEntries(wanted.map(([key, each]) => [key, make(each, generous, index, key)]));
    }
    if (innerType) {
      const count = limitOf(field, generous && extreme === 'most' ? 'max' : 'min') ?? 0;
      // Only the first of many is full itself: all would be millions.
      return Array.from({ length: count }, (_, at) => make(innerType, generous && at === 0, at, name));
    }
    if (oneOf.length) return oneOf[index % oneOf.length];
    if (type === 'number') return limitOf(field, extreme === 'most' ? 'max' : 'min') ?? 1;
    if (type === 'boolean') return extreme === 'most';
    const example = parse(meta.example ?? '') as unknown;
    if (name === 'row') return `${String(example).charAt(0)}${index + 1}`;
    if (meta.refers && meta.refers in NAMES) return NAMES[meta.refers];
    const isFree = (field.tests ?? []).every(({ name: rule }) => FREE.includes(rule ?? ''));
    return isFree ? text(field) : example;
  };
  return (description) => make(description, true);
}

function limitOf({ tests = [] }: Described, rule: 'min' | 'max'): number | undefined {
  const limit = tests.find(({ name }) => name === rule)?.params?.[rule];
  return typeof limit === 'number' ? limit : undefined;
}
