import { readFileSync } from 'node:fs';
import { parseDocument, stringify } from 'yaml';
import { loadContent } from '../load-content';
import { useSchoolCopy } from '../mistakes/school-copy';
import type { Source } from '../read/source';
import { confirmPages, paragraphsOf, translatableTexts } from './confirm';
import { reportLanguage } from './report-languages';
import { compareTexts, hasSameFacts } from './compare-texts';

const school = useSchoolCopy();
const SEED = 41;
const CHANGED = 100;
const PLACE = { file: 'content/hi/home.yaml', line: 1, column: 1, field: 'Text', path: ['title'] };

async function load() {
  const { translations } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  const gaps = translations
    .flatMap((each) => reportLanguage(each).files)
    .flatMap(({ file, gaps: own }) => own.map(({ text }) => `${file}: ${text.trim()}`));
  const sources = translations[0]?.files.flatMap(({ original }) => original) ?? [];
  return { gaps, sources: sources.filter(({ kind }) => !['words', 'staff'].includes(kind)) };
}

const fieldTextsOf = (source: Source) =>
  translatableTexts(source).filter(({ isNeeded, path }) => isNeeded && path.length);

/** Gives every text a translation that is identical to it. */
function translate(sources: readonly Source[]): void {
  for (const source of sources) {
    const texts = fieldTextsOf(source);
    const page = parseDocument('');
    for (const { path, text } of texts) page.setIn(path, text);
    const pairs = texts.map(({ text }) => ({ en: text, hi: text }));
    const isPage = source.path.endsWith('.md');
    school.write(`hi/${source.path}`, isPage ? `---\n${String(page)}---\n${source.body}` : stringify(pairs));
  }
  const label = 'Parent of a pupil of Class II';
  school.write('hi/terms.yaml', stringify([{ en: label, hi: label }]));
  confirmPages(sources, school.pathOf(''), 'hi');
}

/** The fields of a file, and the paragraphs of its text. */
const textsOf = (source: Source) => [
  ...fieldTextsOf(source),
  ...(source.body.trim() ? paragraphsOf(source.body).map((text) => ({ path: [], text })) : []),
];

function change(source: Source, path: readonly (string | number)[], old: string, text: string): void {
  if (!path.length) return school.change(source.path, `\n${old}`, `\n${text}`);
  const [, before = '', fields = '', after = ''] =
    /^(---\n)([^]*?)(^---\n[^]*)$/m.exec(readFileSync(school.pathOf(source.path), 'utf8')) ?? [];
  const document = parseDocument(before ? fields : readFileSync(school.pathOf(source.path), 'utf8'));
  document.setIn(path, text);
  school.write(source.path, before + document.toString({ lineWidth: 0 }) + after);
}

test('the report lists exactly the texts that changed in English', async () => {
  school.change('school.yaml', 'session: 2025-26', 'languages: [en, hi]\nsession: 2025-26');
  const { sources } = await load();
  translate(sources);
  expect((await load()).gaps).toEqual([]);
  let state = SEED;
  const random = (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * most);
  };
  const left = sources.flatMap((source) => textsOf(source).map((text) => ({ source, ...text })));
  const changed = Array.from({ length: CHANGED }, () => left.splice(random(left.length), 1)[0]).filter(
    (each) => each !== undefined,
  );
  const expected = changed.map(({ source, path, text }) => {
    const other = random(2) ? `${text} too` : text.replace(/\p{Ll}(?=\p{Ll})/u, 'x');
    change(source, path, text, other);
    return `${source.file}: ${other}`;
  });
  expect((await load()).gaps.toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['Classes VI to VIII pay ₹1,550 by 8.20 am', 'कक्षा 6 से 8 की फ़ीस ₹1550, सुबह 8:20 तक'],
  ['Home I–IV 2.30', 'वापसी, 1 से 4 2:30'],
  ['I fell behind in Maths', 'मैं गणित में पीछे था'],
  ['Classes I and II', 'कक्षा 1 और 2'],
  ['Every pupil from Class I', 'कक्षा I से हर विद्यार्थी'],
  ['Class-I', 'कक्षा १'],
  ['I to V', 'I से V तक'],
  ['Classes I to V', 'पहली से पाँचवीं कक्षा तक'],
  ['Class VI', 'छठवी कक्षा'],
  ['Class XII', 'द्वादश'],
  ['I was in Class I', 'मैं प्रथम कक्षा में था'],
  ['The second floor', 'दूसरी मंज़िल'],
  ['from 05-04-2025', '5-4-2025 से'],
  ['12 books', '१२ किताबें'],
  ['Saturdays in May: it may rain', 'मई के शनिवार: बारिश हो सकती है'],
])('%j has the same numbers, months and weekdays as its translation', (text, own) => {
  expect(hasSameFacts(text, own)).toBe(true);
  expect(compareTexts(PLACE, text, own)).toEqual([]);
});

test.each([
  ['Rs 1,550', '1,500 रुपये'],
  ['Class VI', 'कक्षा 7'],
  ['Class VI', 'सातवीं कक्षा'],
  ['Class II', 'कक्षा I'],
  ['Class I and Class I', 'कक्षा I'],
  ['Class I', 'पहली बार कक्षा 2'],
  ['8.00 am', 'सुबह 9:00'],
  ['from 1 December', '1 जनवरी से'],
  ['on Friday', 'शनिवार को'],
])('%j has a different number, month or weekday from %j', (text, own) => {
  expect(hasSameFacts(text, own)).toBe(false);
  expect(compareTexts(PLACE, text, own)).toHaveLength(1);
});
