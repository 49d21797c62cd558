import { stringify } from 'yaml';
import { checkContent } from '../check';
import { fieldOf, walkValue, type Field } from '../kinds/describe';
import { FOLDER_KINDS, SINGLE_KINDS, type KindName } from '../kinds/kinds';
import type { FolderKind, SingleKind } from '../kinds/kind';
import { parseSource } from '../read/source';
import { sortFiles } from '../read/tree';
import type { Path } from '../parse/values';
import { exampleOf } from './example-of';
import { createRandom, type Random } from './random';

const KINDS = Object.entries<SingleKind | FolderKind>({ ...SINGLE_KINDS, ...FOLDER_KINDS });
const MOMENT = { day: '2026-11-21', now: new Date('2026-11-21T00:00:00+05:30') };

/** How many variants of each field's example are tried. */
const TIMES = 1;
/** Each value is tried in at least this many fields of each file, or in all fields if there are fewer. */
const FIELDS = 4;
/** Values to try in fields: wrong time zones, half an address, digits of another script, names from JavaScript. */
const ANY = [
  '',
  ' ',
  '-1',
  '1e999',
  '00',
  '٣',
  '%',
  '%E0%A4%A',
  'https://',
  'https://[',
  'https://%',
  '//',
  '#%',
  '/a b#',
  'tel:',
  'mailto:@',
  '2026-11-25T18:00+05:99',
  '2026-11-25T18:00+99:00',
  '2026-02-30',
  '0000-00-00',
  '9999-99',
  '99:99',
  '#zzzzzz',
  '__proto__',
  'constructor',
  '{a} {b',
  '[a](b',
  '&#99999999;',
  '🎉',
  '\ud800',
  'à¤',
  'x'.repeat(3000),
];
/** What people paste from spreadsheets, WhatsApp and old fonts. */
const PASTED = [
  '#REF!',
  '-',
  '9.19877E+11',
  '06-Aug',
  'VI-VIIII',
  'XII-I',
  '2026/27,,,',
  '２０２６－２７',
  '*a* _b_ ~c~ 5*6*7',
  '*'.repeat(500),
  '_ '.repeat(300),
  '0.964',
  'www.',
  'http://',
  '834 002',
  '(0522) 2345678',
  'tel:(0522) 2345678',
  'Monday, 31 February 9999',
  'Sun 1 Jan (Sat 99 Dec',
  "fo|ky; esa vodk'k",
  'Error! Reference source not found.',
  '[Name of the school]',
  'L.K.G.-Sixx',
  'Class XIII-I, 0x1f',
  '2026-11-25T18:00 GMT+5.30',
  '>',
  'a\tb\n\tc\nd\t',
  'a,b,c\n,,\n1,2,3',
  'o \no\t\no x',
  '=====\na\n=====',
  'a\nb\nc',
];
const SIGNS = '0919-+:.,/#%@ {}[]()"\'\\<>&*_~|`TZ\u00a0\u200bअ';

describe.each(KINDS)('a file of %s', (name, kind) => {
  const file = 'file' in kind ? kind.file : `${name}/any${kind.extension}`;
  const root = fieldOf(kind.schema);
  const whole = exampleOf(root);
  const fields = walkValue(root, whole).filter(({ field }) => field.example !== undefined && !field.item);
  const random = createRandom(name.length);
  const near = ({ example = '' }: Field): string[] =>
    Array.from({ length: TIMES }, () => change(example, random));

  it('anything typed in a field that the program interprets is accepted or explained', () => {
    const read = fields.filter(({ field }) => isRead(field)).filter(isNew);
    const wrong = read.flatMap(({ path, field }, index) => {
      // The values are divided among the fields: each field tries every sixth value.
      const some = ANY.filter((_, at) => at % 6 === index % 6);
      return [...some, ...near(field)].flatMap((value) =>
        complain(name as KindName, file, replace(whole, path, value)),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('anything typed in all fields at once is accepted or explained', () => {
    const all = [...ANY, ...PASTED];
    const count = Math.min(all.length, Math.ceil((FIELDS * all.length) / fields.length));
    const rounds = Array.from({ length: count }, (_, round) => Math.floor((round * all.length) / count));
    const wrong = rounds.flatMap((first) => {
      const any = fields.reduce<unknown>(
        (value, { path }, index) => replace(value, path, all[(first + index) % all.length]),
        whole,
      );
      return complain(name as KindName, file, any);
    });
    expect(wrong).toEqual([]);
  });
});

const seen = new Set<string>();

/** True the first time that a field with this schema and name occurs in any kind. */
function isNew({ field, path }: { field: Field; path: Path }): boolean {
  const key = JSON.stringify({ ...field, description: '', example: '', name: path.at(-1) });
  return seen.size < seen.add(key).size;
}

/** True if the program interprets the field (a date, an address, a number); false if only people read it. */
function isRead({ type, form, refers, choices, tests }: Field): boolean {
  const isPlain = tests.every(({ name = '' }) => ['required', 'max', 'line', 'places'].includes(name));
  return type !== 'string' || !isPlain || Boolean(form ?? refers ?? choices[0]);
}

/** Replaces, deletes or inserts a few characters of the example. */
function change(example: string, random: Random): string {
  let text = example;
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const at = random.below(text.length + 1);
    text = text.slice(0, at) + random.oneOf(['', ...Array.from(SIGNS)]) + text.slice(at + random.below(2));
  }
  return text;
}

function replace(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy: Record<string | number, unknown> = Object.assign(Array.isArray(whole) ? [] : {}, whole);
  copy[step] = replace(copy[step], rest, value);
  return copy;
}

/** The faults of the check: it threw, or reported a problem without a location. Empty if there are none. */
function complain(kind: KindName, path: string, value: unknown): string[] {
  const yaml = stringify(value);
  const text = path.endsWith('.md') ? `---\n${yaml}---\n\nText.\n` : yaml;
  try {
    const tree = sortFiles([path], 'content');
    const read = parseSource('content', { kind, path }, { text });
    const { problems } = checkContent({ name: 'content', tree, read: [read], binary: [] }, MOMENT);
    const dumb = problems.filter(({ file, line, message }) => !file || !(line > 0) || !message.includes(' '));
    return dumb.map((problem) => `${text}: says only ${JSON.stringify(problem)}`);
  } catch (error) {
    return [`${text}: ${String(error)}`];
  }
}
