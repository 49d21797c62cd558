import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { isMap, isSeq, parse, parseDocument, type Node } from 'yaml';
import { fieldAt, fieldOf } from '@/lib/content/kinds/describe';
import { kindOf } from '@/lib/content/kinds/kinds';
import { SMALL_SCHOOL } from '@/lib/content/mistakes/school-copy';
import { createRandom } from '@/lib/content/mistakes/random';
import { walkValues, type Path } from '@/lib/content/parse/values';
import { listFiles, sortFiles } from '@/lib/content/read/tree';
import { CannotSave, saveFile, partsOfMarkdown } from './save-file';

// A longer run: SAVE_EDITS=10000 SAVE_SEED=7 SAVE_FOLDER=content npx jest lib/editing/forms/save-file
const { SAVE_EDITS = '300', SAVE_SEED = '21', SAVE_FOLDER } = process.env;

const noOrder = (): string[] => [];
const save = (text: string, fields: object): string =>
  saveFile(text, false, { ...fields }, undefined, noOrder);

test('a value keeps its quotes, its comment and everything around it', () => {
  const text = "# Fees\nname: 'Old' # as on the board\n\n# The rest\nother:   [a,  b]\n";
  expect(save(text, { name: "New's", other: ['a', 'b'] })).toBe(
    "# Fees\nname: 'New''s' # as on the board\n\n# The rest\nother:   [a,  b]\n",
  );
});

test('a text below the fields loses control characters if it is changed', () => {
  const text = '---\na: 1\n---\n\nOne\u001f.\n';
  expect(saveFile(text, true, { a: 1 }, 'One\u001f.', noOrder)).toBe(text);
  expect(saveFile(text, true, { a: 1 }, 'One\u001f.\n\nTwo\u202e.', noOrder)).toBe(
    '---\na: 1\n---\n\nOne.\n\nTwo.\n',
  );
});

test('the comment above an item moves with it', () => {
  const text = 'list:\n  - name: a\n  # second\n  - name: b\n    to: 1\n  - name: c\n';
  expect(save(text, { list: [{ name: 'c' }, { name: 'b', to: 1 }, { name: 'a' }] })).toBe(
    'list:\n  - name: c\n  # second\n  - name: b\n    to: 1\n  - name: a\n',
  );
});

test('a new field is placed in the order of the schema', () => {
  const text = 'publish: 2026-01-01\nmessage: Hello\n';
  const order = () => ['publish', 'expires', 'message'];
  const fields = { publish: '2026-01-01', message: 'Hello', expires: '2026-02-01' };
  expect(saveFile(text, false, fields, undefined, order)).toBe(
    'publish: 2026-01-01\nexpires: 2026-02-01\nmessage: Hello\n',
  );
});

test('Windows line endings, a byte order mark and a missing final line break are kept', () => {
  const text = '\uFEFF---\r\ntitle: Old\r\n---\r\n\r\nText.';
  const saved = saveFile(text, true, { title: 'New', by: 'Asha' }, 'Text.\n\nMore.', noOrder);
  expect(saved).toBe('\uFEFF---\r\ntitle: New\r\nby: Asha\r\n---\r\n\r\nText.\r\n\r\nMore.\r\n');
  expect(saveFile(text, true, { title: 'New' }, 'Text.', noOrder)).toBe(
    '\uFEFF---\r\ntitle: New\r\n---\r\n\r\nText.',
  );
});

test('a new file is written in the style of npm run new', () => {
  const fields = { title: 'A: b', lines: 'one\ntwo', list: [1] };
  expect(saveFile('---\n---\n', true, fields, 'Text', noOrder)).toBe(
    "---\ntitle: 'A: b'\nlines: |-\n  one\n  two\nlist:\n  - 1\n---\n\nText\n",
  );
});

test.each([
  ['an alias', 'a: &x\n  b: 1\nc: *x\n', { a: { b: 1 }, c: { b: 2 } }],
  ['a comment within brackets', 'a: [b, # c\n  d]\n', { a: ['d'] }],
  ['damaged YAML', 'a: "b\n', { a: 'c' }],
])('%s is rejected, and the file is not overwritten', (_, text, fields) => {
  expect(() => save(text, fields)).toThrow(CannotSave);
});

const TEXTS = [
  'Plain words',
  'with: colon',
  '# not a note',
  "it's",
  '"quoted"',
  '- dash',
  '2026-11-16',
  '12',
  'true',

  'null',
  '~',
  '',
  ' ',
  'अभिभावक बैठक',
  '👩‍🏫 Käse',
  'a, b [c] {d}',
  '* star',
  '& and',
  '! bang',
  '@at',
  '%a',

  '`tick`',
  'ends with:',
  'key: "v',
  String.raw`a 'b' "c" \ d`,
  'two\nlines',
  'one\n\nthree\n',
  '  led\nby spaces',

  'tab\there',
  '\n',
  'x'.repeat(300),
  '---',
  '...',
  '| bar',
  '> more',
  '? q',
  '0x1F',
  '1e3',
  '.5',
  '=',
  '<<',
];

/** The texts to edit, keyed by path. */
function readTexts(): Map<string, string> {
  if (SAVE_FOLDER) {
    const root = path.resolve(SAVE_FOLDER);
    const { texts } = sortFiles(listFiles(root), 'content');
    return new Map(texts.map((file) => [file.path, readFileSync(path.join(root, file.path), 'utf8')]));
  }
  const packed = readFileSync('lib/content/mistakes/releases/1.0.0.json.gz');
  const release = Object.entries(JSON.parse(gunzipSync(packed).toString()) as Record<string, unknown>);
  const small = [...SMALL_SCHOOL].map(([file, bytes]) => [file, Buffer.from(bytes).toString()] as const);
  return new Map(
    [...small, ...release].flatMap(([file, text]) =>
      typeof text === 'string' && /\.(yaml|md)$/.test(file) ? [[file, text]] : [],
    ),
  );
}

const partsOf = (text: string, isMarkdown: boolean) =>
  isMarkdown
    ? partsOfMarkdown(text.replace(/^\uFEFF/, ''))
    : { own: text.replace(/^\uFEFF/, ''), below: undefined };

type Editable = Record<string | number, unknown>;
const at = (value: unknown, to: Path): Editable =>
  to.reduce<unknown>((each, step) => (each as Editable)[step], value) as Editable;

/** The old lines that a change to the value at `to` is allowed to touch. */
function touchable(own: string, to: Path): [number, number] {
  const document = parseDocument(own, { uniqueKeys: false });
  // Go up to the nearest list or group that is not within brackets.
  let end = to.length;
  for (let length = 1; length < to.length; length += 1) {
    const node = document.getIn(to.slice(0, length), true);
    if ((isMap(node) || isSeq(node)) && node.flow) {
      end = length;
      break;
    }
  }
  const parent = end > 1 ? document.getIn(to.slice(0, end - 1), true) : document.contents;
  const step = to[end - 1];
  const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === step) : undefined;
  const item = isSeq(parent) ? (parent.items[Number(step)] as Node) : undefined;
  const start = (pair?.key as Node | undefined)?.range?.[0] ?? item?.range?.[0] ?? 0;
  const last = ((pair?.value as Node | undefined) ?? item)?.range?.[1] ?? start;
  const lineOf = (offset: number): number => own.slice(0, offset).split('\n').length - 1;
  return [lineOf(start), lineOf(Math.max(start, own[last - 1] === '\n' ? last - 1 : last))];
}

const plain = (line: string): string => line.replace(/^[ -]+/, '');

const isSubsequence = (few: readonly string[], many: readonly string[]): boolean => {
  let from = 0;
  return few.every((line) => {
    const found = many.indexOf(line, from);
    from = found + 1;
    return found >= 0;
  });
};

test('random edits change no byte outside the edited values', () => {
  const random = createRandom(Number(SAVE_SEED));
  const texts = readTexts();
  const { texts: files } = sortFiles([...texts.keys()], 'content');
  const seen = new Set<string>();
  const faults: string[] = [];
  let edits = 0;
  while (edits < Number(SAVE_EDITS)) {
    const file = random.oneOf(files);
    const isMarkdown = file.path.endsWith('.md');
    let text = texts.get(file.path) ?? '';
    if (random.below(2)) text = addComments(text, isMarkdown);
    if (random.below(6) === 0) text = text.replaceAll('\n', '\r\n');
    if (random.below(12) === 0) text = `\uFEFF${text}`;
    if (random.below(12) === 0) text = text.replace(/\r?\n$/, '');
    const { own, below } = partsOf(text, isMarkdown);
    const before = (parse(own) ?? {}) as Editable;
    const wanted = JSON.parse(JSON.stringify(before)) as Editable;
    const change = makeEdit(wanted, file.kind);
    if (!change || isDeepStrictEqual(before, wanted)) continue;
    edits += 1;
    seen.add(file.kind);
    const schema = fieldOf(kindOf(file.kind).schema);
    const order = (to: Path): string[] => Object.keys(fieldAt(schema, to)?.fields ?? {});
    const fault = judge();
    if (fault) faults.push(`${fault}: ${change.did} ${file.path} ${change.to.join('.')}`);

    function judge(): string | undefined {
      let saved: string;
      try {
        saved = saveFile(text, isMarkdown, wanted, below, order);
      } catch (error) {
        return String(error);
      }
      const after = partsOf(saved, isMarkdown);
      const isRight = isDeepStrictEqual(parse(after.own) ?? {}, JSON.parse(JSON.stringify(wanted)));
      if (!isRight) return 'wrong value';
      if (after.below !== below) return 'the text below the fields changed';
      if (saveFile(saved, isMarkdown, wanted, below, order) !== saved) return 'a second save changes more';
      if (text.includes('\r\n') && /[^\r]\n/.test(saved)) return 'a line end changed';
      if (text.startsWith('\uFEFF') !== saved.startsWith('\uFEFF')) return 'the byte order mark changed';
      const ends = (lines: string): string[] => (lines.endsWith('\n') ? lines : `${lines}\n`).split('\n');
      const [was, is] = [ends(own), ends(after.own)];
      if (text.includes('\r\n') && !own.endsWith('\n')) was[was.length - 2] += '\r';
      if (text.includes('\r\n') && !after.own.endsWith('\n')) is[is.length - 2] += '\r';
      const [first, last] = touchable(own, change?.to ?? []);
      const outside = [was.slice(0, first), was.slice(last + 1)];
      switch (change?.did) {
        case 'value': {
          const [head = [], tail = []] = outside;
          const isKept =
            isDeepStrictEqual(is.slice(0, head.length), head) &&
            isDeepStrictEqual(is.slice(is.length - tail.length), tail);
          return isKept ? undefined : 'a line outside changed';
        }
        case 'move':
          return isDeepStrictEqual(was.toSorted(), is.toSorted()) || first === last
            ? undefined
            : 'a line changed on a move';
        case 'add':
          return isSubsequence(outside.flat(), is) ? undefined : 'a line was lost on an addition';
        default:
          // If an item loses its first field, its next field moves up to the "- ".
          return isSubsequence(outside.flat().map(plain), is.map(plain))
            ? undefined
            : 'a line outside was lost on a removal';
      }
    }
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);

  function addComments(text: string, isMarkdown: boolean): string {
    const { own } = partsOf(text, isMarkdown);
    const lines = own.split('\n').flatMap((line, index) => {
      const [pad = ''] = /^ */.exec(line) ?? [];
      const drawn = random.below(12);
      if (drawn === 0) return [`${pad}# note ${index}`, line];
      if (drawn === 1 && line.trim()) return [`${line}  # side ${index}`];
      return drawn === 2 ? [line, ''] : [line];
    });
    const noted = lines.join('\n');
    try {
      return isDeepStrictEqual(parse(noted), parse(own)) ? text.replace(own, () => noted) : text;
    } catch {
      return text;
    }
  }

  function makeEdit(values: Editable, kind: (typeof files)[number]['kind']) {
    const did = random.oneOf([
      'value',
      'value',
      'add',
      'move',
      'remove',
      'add field',
      'remove field',
      'empty',
    ] as const);
    const all = [...walkValues(values)].filter(({ path: to }) => to.length);
    const lists = all.filter(({ value }) => Array.isArray(value) && value.length > 1);
    if (did === 'value') {
      const single = all.filter(({ value }) => typeof value !== 'object');
      if (!single.length) return undefined;
      const { path: to } = random.oneOf(single);
      const value = random.below(5) ? random.oneOf(TEXTS) : random.below(2) ? random.below(9999) : true;
      at(values, to.slice(0, -1))[to.at(-1) ?? ''] = value;
      return { did, to };
    }
    if (did === 'add field' || did === 'remove field') {
      const groups = [{ value: values as unknown, path: [] as Path }, ...all].filter(
        ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
      );
      const { value, path: to } = random.oneOf(groups);
      const group = value as Editable;
      if (did === 'remove field') {
        const names = Object.keys(group);
        if (names.length < 2) return undefined;
        const name = random.oneOf(names);
        delete group[name];
        return { did, to: [...to, name] };
      }
      const field = fieldAt(fieldOf(kindOf(kind).schema), to);
      const names = Object.keys(field?.fields ?? {}).filter((name) => !Object.hasOwn(group, name));
      if (!names.length) return undefined;
      const name = random.oneOf(names);
      group[name] = random.below(3)
        ? random.oneOf(TEXTS)
        : [{ title: random.oneOf(TEXTS), z: 1 }, { title: 'b' }];
      return { did: 'add' as const, to: to.length ? to : [Object.keys(group)[0] ?? ''] };
    }
    if (!lists.length) return undefined;
    const { value, path: to } = random.oneOf(lists);
    const list = value as unknown[];
    if (did === 'empty') {
      list.length = 0;
      return { did, to };
    }
    if (did === 'add') {
      const like = JSON.parse(JSON.stringify(random.oneOf(list))) as unknown;
      const isGroup = typeof like === 'object' && like !== null;
      if (isGroup) (like as Editable)[Object.keys(like)[0] ?? 'a'] = random.oneOf(TEXTS);
      list.splice(random.below(list.length + 1), 0, isGroup ? like : random.oneOf(TEXTS));
      return { did, to };
    }
    const [taken] = list.splice(random.below(list.length), 1);
    if (did === 'move') list.splice(random.below(list.length + 1), 0, taken);
    return { did, to };
  }
});
