import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySchool } from '@/lib/content/mistakes/school-copy';
import type { KindName } from '@/lib/content/kinds/kinds';
import { problemsIn, type Problem } from '@/lib/content/say/problem';
import type { FormField, FormProblem, Typed, TypedFields } from './api/forms';
import { openFile } from './content-files';
import { listFormKinds } from './form-kinds';
import { formPlace, formSentence } from './form-problems';
import { checkPlan, planDraft } from './plan';

const problemAt = (at: Problem['path'], message: string, field = ''): Problem =>
  problemsIn({ file: 'content/x.yaml', line: 7, column: 1, path: at, field }, message)[0]!;
const say = (kind: KindName, at: Problem['path'], message: string): string =>
  formSentence(problemAt(at, message), kind, false);

/** Matches what only users of a text editor understand: lines, quotes, files and the names of fields. */
const OF_A_TEXT_EDITOR =
  /\blines? \d|\bin quotes|[Dd]elete the line|this line|\.ya?ml|\.md\b|(?:content|files|pages|images)\/|indented|this file|[Ii]ts fields|\b[a-z]+[A-Z]/;

describe('a message in a form', () => {
  it.each<[KindName, Problem['path'], string, string]>([
    [
      'fees',
      ['tuition', 1, 'class'],
      'already has a row on line 3. Delete one of the two.',
      'already has a row above. Delete one of the two.',
    ],
    [
      'admission',
      ['rules', 1],
      '"office" is already used on line 12. Choose another.',
      '"office" is already used below. Choose another.',
    ],
    [
      'school',
      ['code'],
      'must be text, found the number 07123. Write ⟨it in quotes: "⟩07123⟨"⟩',
      'must be text, found the number 07123. Write 07123',
    ],
    [
      'events',
      ['ends'],
      'must be after begins (12:00), found 09:00. Write a later time, or correct begins.',
      'must be after “Begins at” (12:00), found 09:00. Write a later time, or correct “Begins at”.',
    ],
    [
      'notices',
      ['until'],
      'is missing. Write, for example, 2026-11-25T18:00+05:30',
      'is missing. Choose a day and a time.',
    ],
    ['toppers', ['picture'], 'is missing. Write, for example, topper-1.jpg', 'is missing. Choose a picture.'],
    ['calendar', ['days', 0, 'kind'], 'is missing. Write, for example, holiday', 'is missing. Choose one.'],
    [
      'fees',
      ['session'],
      'the session here is 2025-26, but calendar.yaml has 2026-27. Update this⟨ file⟩ before that day.',
      'the session here is 2025-26, but “Calendar” has 2026-27. Update this before that day.',
    ],
    [
      'pages',
      ['title'],
      '"School bus" is already the title of content/pages/school-bus.md, line 2. Write another.',
      '"School bus" is already the title of “School bus”. Write another.',
    ],
    [
      'news',
      ['message'],
      'translates a text that is no longer in content/news/2026-11-21-quiz-won.yaml. ⟨Delete it¦Saving leaves it out⟩.',
      'translates a text that is no longer in “21 November 2026 quiz won”. Saving leaves it out.',
    ],
    [
      'announcements',
      ['expires'],
      'is empty. Write, for example, expires: 2025-05-31, or delete ⟨the line¦what is in the box⟩',
      'is empty. Write, for example, 2025-05-31, or delete what is in the box',
    ],
  ])(
    'a message about %s at %j mentions boxes, not lines, files or field names: %s',
    (kind, at, typed, said) => {
      expect(say(kind, at, typed)).toBe(said);
    },
  );

  it('a message about Markdown mentions lines, because a form shows Markdown as lines too', () => {
    const message = 'is a heading without words. Write them after the # signs, or delete the line.';
    expect(formSentence(problemAt([], message), 'pages', true)).toBe(message);
  });

  it('the place of a problem is described with the labels of the form and the names of the items', () => {
    const problem = problemAt(['tuition', 1, 'total'], 'is wrong', 'Tuition › VI-VIII › total');
    expect(formPlace(problem, 'fees')).toBe('Tuition fees, VI-VIII, Total for the year (₹)');
    expect(formPlace({ ...problem, field: 'Tuition › A › B › total' }, 'fees')).toBe(
      'Tuition fees, item 2, Total for the year (₹)',
    );
    const row = problemAt(['D', 'rows', 3, 'number'], 'is wrong', 'D › rows › D4c › number');
    expect(formPlace(row, 'disclosure')).toBe('Part D, row D4c, Number');
  });
});

describe('anything typed into every box', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sentences-'));
    Object.assign(process.env, { SCHOOL_DIR: root, CONTENT_DIR: 'content' });
    const day = '  - { date: 2025-08-18, kind: examination, title: Tests, classes: [Juniors] }';
    const calendar = `session: 2025-26\ngroups: [Juniors]\ndays:\n${day}\n`;
    copySchool(path.join(root, 'content')).write('calendar.yaml', calendar);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('a day with a group that the calendar no longer has gets a message that lists the groups', async () => {
    const { values, version } = await openFile('calendar.yaml');
    const says = async (groups: string[]) => {
      const draft = {
        kind: 'calendar',
        path: 'calendar.yaml',
        version,
        values: { ...values, groups },
      } as const;
      const { problems } = await checkPlan(await planDraft(draft));
      return problems.flatMap(({ path: [, , field], message }) => (field === 'classes' ? message : []));
    };
    const isNone = 'is not one of the groups of this calendar, found "Juniors".';
    expect(await says(['Little ones', 'Others'])).toEqual([`${isNone} Choose one of: Little ones, Others.`]);
    expect(await says([])).toEqual([`${isNone} Add it under “Groups that parents choose from”.`]);
  });

  /** The values, with this text filled into each box that accepts any text. */
  const fill = (value: Typed, text: string): Typed => {
    if (typeof value === 'string') return text;
    if (typeof value === 'boolean') return value;
    if (Array.isArray(value)) return (value as readonly Typed[]).map((item) => fill(item, text));
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, fill(own, text)]));
  };
  const labelsOf = (fields: Readonly<Record<string, FormField>>): string[] =>
    Object.values(fields).flatMap((field) => [
      field.label,
      ...labelsOf(field.fields ?? field.item?.fields ?? {}),
    ]);

  it.each([
    'x',
    '2025-13-45',
    'images/x.jpg',
    '#REF!',
    '/nowhere',
    'Rs 15,00',
    '<b>x</b>',
    'https://drive.google.com/x',
  ])('a wrong value gets a message in terms of the form: %s', async (text) => {
    const wrong: FormProblem[] = [];
    const files = [
      'fees.yaml',
      'calendar.yaml',
      'timings.yaml',
      'home.yaml',
      'gallery.yaml',
      'news/quiz.yaml',
      'pages/transport.md',
    ];
    for (const file of files) {
      const opened = await openFile(file).catch(() => undefined);
      if (!opened) continue;
      const kind = listFormKinds('2025-04-15').find((each) => each.kind === opened.kind);
      const values = fill(opened.values, text) as TypedFields;
      const { problems } = await checkPlan(
        await planDraft({ kind: opened.kind, path: file, version: opened.version, values }),
      );
      const labels = labelsOf(kind?.fields ?? {});
      const isOurs = ({ message, field, path: at }: FormProblem): boolean =>
        !OF_A_TEXT_EDITOR.test(message.replaceAll(text, '').replaceAll(/"[^"]*"/g, '')) &&
        (!at.length || labels.some((label) => field.startsWith(label)));
      wrong.push(...problems.filter((each) => !isOurs(each)));
    }
    expect(wrong.map(({ file, field, message }) => [file, field, message])).toEqual([]);
  });
});
