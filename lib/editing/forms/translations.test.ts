import { existsSync, readFileSync } from 'node:fs';
import { createRandom } from '@/lib/content/mistakes/random';
import { useSchoolCopy } from '@/lib/content/mistakes/school-copy';
import type { TypedFields } from './api/forms';
import { EDITOR_CALLS } from './editor-calls';

// A longer run: SAVE_EDITS=2000 SAVE_SEED=7 npx jest lib/editing/forms/translations
const { SAVE_EDITS = '25', SAVE_SEED = '21' } = process.env;

const school = useSchoolCopy();
beforeEach(() => {
  Object.assign(process.env, { CONTENT_DIR: 'content' });
  school.change('school.yaml', 'session: 2025-26', 'languages: [en, hi]\nsession: 2025-26');
});

const read = (file: string): string | undefined =>
  existsSync(school.pathOf(file)) ? readFileSync(school.pathOf(file), 'utf8') : undefined;

/** Opens the form of a translated file. */
async function open(path: string) {
  const { kind, version, values, problems, translation, ...file } = await EDITOR_CALLS.open(path);
  const texts = translation?.texts ?? [];
  const keyOf = (english: string): string =>
    texts.find((each) => each.english === english)?.key ?? `no ${english}`;
  /** The file after a save of these texts, keyed by their English texts. Its bytes are undefined if it is deleted. */
  const plan = (typed: Readonly<Record<string, string>>, fits: readonly string[] = []) => {
    const changed = Object.entries(typed).map(([english, own]) => [keyOf(english), own]);
    const all: TypedFields = { ...values, ...Object.fromEntries(changed) };
    const confirmed = Object.fromEntries(fits.map((english) => [keyOf(english), true]));
    return EDITOR_CALLS.ready({ type: 'save', kind, path, version, values: { ...all, fits: confirmed } });
  };
  const save = async (...wish: Parameters<typeof plan>): Promise<string[]> => {
    const { bytes, changes } = await plan(...wish);
    if (bytes) school.write(path, bytes);
    else if (read(path) !== undefined) school.delete(path);
    return [...changes];
  };
  const states = Object.fromEntries(texts.map(({ english, state }) => [english, state]));
  return { ...file, kind, values, problems, texts, states, keyOf, plan, save };
}

/** Why the website does not show a text's translations. */
const behind = async (english: string) =>
  (await EDITOR_CALLS.open(english)).languages?.flatMap(({ files }) => files.map((file) => file.behind));

const ADMISSION = 'hi/announcements/admission.yaml';
const ENGLISH = 'Admission to Nursery is open.';
const HINDI = 'नर्सरी में दाख़िला खुला है।';
const BUS = 'hi/pages/transport.md';

describe('a translation in pairs', () => {
  it('the first translation is saved in a new file, with the pairs in the order of the English texts', async () => {
    const { save, states } = await open('hi/home.yaml');
    expect([states['Classes I to V.'], states['स्वागत है']]).toEqual(['missing', 'unneeded']);
    const changes = await save({ 'Three routes.': 'तीन मार्ग।', 'About us': 'हमारे बारे में' });
    expect(changes).toEqual(['Added']);
    await (
      await open('hi/home.yaml')
    ).save({ 'Visit us': 'स्कूल\u001F आइए', 'Two stages, one school.': 'दो स्तर: एक स्कूल।' });
    expect(read('hi/home.yaml')).toBe(`- en: Two stages, one school.
  hi: 'दो स्तर: एक स्कूल।'
- en: About us
  hi: हमारे बारे में
- en: Three routes.
  hi: तीन मार्ग।
- en: Visit us
  hi: स्कूल आइए
`);
  });

  it('a translation counts as outdated if its English text has changed, until somebody changes or confirms it', async () => {
    school.write(ADMISSION, `# Checked\n- { en: '${ENGLISH}', hi: '${HINDI}' } # by Ravi\n`);
    const now = 'Admission to Nursery is open now.';
    school.change('announcements/admission.yaml', ENGLISH, now);
    const { texts, values, save, keyOf } = await open(ADMISSION);
    expect(texts).toEqual([expect.objectContaining({ english: now, before: ENGLISH, state: 'older' })]);
    expect(await behind('announcements/admission.yaml')).toEqual(['list']);
    expect(values[keyOf(now)]).toBe(HINDI);
    const before = read(ADMISSION);
    expect(await save({})).toEqual([]);
    expect(read(ADMISSION)).toBe(before);
    await save({}, [now]);
    expect(read(ADMISSION)).toBe(before?.replace(ENGLISH, now));
    expect(await behind('announcements/admission.yaml')).toEqual([undefined]);
    expect((await open(ADMISSION)).states).toEqual({ [now]: 'done' });
  });

  it('a translation that resembles two English texts can be confirmed for both', async () => {
    school.change('home.yaml', 'Two stages, one school.', 'Three routes now.');
    school.write('hi/home.yaml', '- { en: Three routes open., hi: तीन मार्ग। }\n');
    const texts = ['Three routes now.', 'Three routes.'];
    await (await open('hi/home.yaml')).save({}, texts);
    const { states } = await open('hi/home.yaml');
    expect(texts.map((english) => states[english])).toEqual(['done', 'done']);
  });

  it('the translation of one stage’s name is not offered for another stage', async () => {
    const stage = (name: string) =>
      `{ name: ${name}, bells: [{ name: Lessons, begins: 08:20, ends: 12:20 }] }`;
    const year = 'name: All year, begins: 04-01, ends: 03-31, gateOpens: 08:00, gateCloses: 14:00';
    const stages = `[${stage('Primary school (Classes I to V)')}, ${stage('Secondary school')}]`;
    const office = '{ name: Office, days: [Monday], opens: 08:00, closes: 14:00 }';
    const english = `days: [Monday]\nseasons: [{ ${year}, stages: ${stages} }]\noffices: [${office}]\n`;
    school.write('timings.yaml', english);
    await (await open('hi/timings.yaml')).save({ 'Primary school': 'प्राथमिक विद्यालय' });
    const { states } = await open('hi/timings.yaml');
    expect(states).toMatchObject({ 'Primary school': 'done', 'Secondary school': 'missing' });
  });

  it('a translation is deleted if its box is emptied, and the file is deleted with its last translation', async () => {
    school.write(ADMISSION, `- { en: '${ENGLISH}', hi: '${HINDI}' }\n- { en: Gone, hi: 'गया' }\n`);
    const { states, save, keyOf, problems } = await open(ADMISSION);
    expect(states).toEqual({ [ENGLISH]: 'done', Gone: 'unused' });
    expect(problems).toMatchObject([
      { path: [keyOf('Gone')], message: 'no longer matches an English text. Empty the box to delete it.' },
    ]);
    await save({ Gone: '' });
    expect(read(ADMISSION)).toBe(`- { en: '${ENGLISH}', hi: '${HINDI}' }\n`);
    expect(await (await open(ADMISSION)).save({ [ENGLISH]: '' })).toEqual(['Deleted']);
    expect(read(ADMISSION)).toBeUndefined();
  });

  it('a translation from terms.yaml is shown as shared, and can be changed for one file only', async () => {
    school.write('hi/terms.yaml', `- { en: '${ENGLISH}', hi: '${HINDI}' }\n`);
    const { states, save } = await open(ADMISSION);
    expect(states).toEqual({ [ENGLISH]: 'shared' });
    expect(await save({})).toEqual([]);
    await save({ [ENGLISH]: 'दाख़िला खुला है।' });
    expect((await open(ADMISSION)).states).toEqual({ [ENGLISH]: 'done' });
  });

  it('a translation with a mistake is refused, and the check’s message is shown at its field', async () => {
    const { plan, keyOf } = await open(ADMISSION);
    const wrong = plan({ [ENGLISH]: '{date} को दाख़िला' });
    await expect(wrong).rejects.toMatchObject({
      body: {
        code: 'mistakes',
        problems: [
          {
            path: [keyOf(ENGLISH)],
            message: 'has {date}; the English text does not. Correct whichever text is wrong.',
          },
        ],
      },
    });
  });

  it('a translation is not saved if its English text was changed in the meantime', async () => {
    const { plan } = await open(ADMISSION);
    school.change('announcements/admission.yaml', ENGLISH, 'Admission is closed.');
    await expect(plan({ [ENGLISH]: HINDI })).rejects.toMatchObject({ body: { code: 'changed' } });
  });

  it('if somebody has saved another translation in the meantime, a save is refused with both versions', async () => {
    const { plan } = await open(ADMISSION);
    await (await open(ADMISSION)).save({ [ENGLISH]: 'दाख़िला खुला है।' });
    await expect(plan({ [ENGLISH]: HINDI })).rejects.toMatchObject({
      body: { code: 'changed', fields: [{ field: 'Text', yours: HINDI, theirs: 'दाख़िला खुला है।' }] },
    });
  });

  it.each([
    'hi/../fees.yaml',
    'hi/none.yaml',
    'hi/hi/fees.yaml',
    'hi/terms.yaml',
    'ur/fees.yaml',
    'en/fees.yaml',
    'hi/',
  ])('no translation is opened at the path %s', async (file) => {
    await expect(EDITOR_CALLS.open(file)).rejects.toMatchObject({ body: { code: 'notFound' } });
  });
});

describe('a translation of a page', () => {
  const TITLE = { 'School bus': 'स्कूल बस' };
  const BODY =
    'तीन बसें दोपहर 2 बजे चलती हैं। सीट के लिए [फ़ीस काउंटर](#contact) से पूछें।\n\n## मार्ग\n\nयह रहा [फ़ॉर्म](/assets/form.pdf), और परिवारों की बातें [उनके पृष्ठ](/Account/Testimonials) पर हैं।';
  const english = async (): Promise<string> => (await open(BUS)).texts.at(-1)?.english ?? '';

  it('the translation of a page records the English texts from which it was made', async () => {
    await (await open(BUS)).save({ ...TITLE, [await english()]: BODY });
    expect(read(BUS)).toMatch(/^---\ntitle: स्कूल बस\nof: \w{6}\.[\w-]+\n---\n\nतीन बसें/);
    const { states } = await open(BUS);
    expect(states).toEqual({
      'School bus': 'done',
      'Three routes, and how to ask for a seat.': 'missing',
      'Pupils waiting for the bus': 'missing',
      [await english()]: 'done',
    });
    school.change('pages/transport.md', 'Three buses', 'Our three buses');
    school.change('pages/transport.md', 'title: School bus', 'title: School buses');
    const changed = await english();
    expect((await open(BUS)).states).toMatchObject({ 'School buses': 'older', [changed]: 'older' });
    expect(await (await open(BUS)).save({}, ['School buses'])).toEqual([
      'Confirmed that it still fits the English text',
    ]);
    expect((await open(BUS)).states).toMatchObject({ 'School buses': 'done', [changed]: 'older' });
    expect(await behind('pages/transport.md')).toEqual(['page']);
    school.change('pages/transport.md', 'Our three buses', 'Our 4 buses');
    expect(await behind('pages/transport.md')).toEqual(['facts']);
    school.change('pages/transport.md', 'Our 4 buses', 'Our three buses');
    expect(await (await open(BUS)).save({ [changed]: BODY.replace('तीन', 'हमारी तीन') })).toEqual([
      expect.stringMatching(/^Text of the page: from “तीन .* to “हमारी तीन/),
    ]);
    expect((await open(BUS)).states).toMatchObject({ 'School buses': 'done', [changed]: 'done' });
  });

  it('a page’s translation stays if its box is empty but marked as still correct', async () => {
    await (await open(BUS)).save({ ...TITLE, [await english()]: BODY });
    school.change('pages/transport.md', 'Three buses', 'Our three buses');
    await (await open(BUS)).save({ [await english()]: '' }, [await english()]);
    expect(read(BUS)).toContain(BODY);
  });

  it('a page’s translation with a mistake is refused, and the check’s message is shown beside the box of the text', async () => {
    const { plan, keyOf } = await open(BUS);
    const path = [keyOf(await english())];
    await expect(plan({ [await english()]: 'पाठ' })).rejects.toMatchObject({
      body: { code: 'mistakes', problems: [{ path, field: 'Text of the page', severity: 'error' }] },
    });
  });

  it('the items of a list keep their places, and items that no longer exist in English are left out', async () => {
    const facts =
      'facts:\n  - figure: Ten\n    text: buses with a guard\n  - figure: Two\n    text: stops in the town\n';
    school.change('pages/transport.md', 'updated:', `${facts}updated:`);
    await (await open(BUS)).save({ ...TITLE, 'stops in the town': 'शहर में स्टॉप' });
    expect((await open(BUS)).states).toMatchObject({
      'buses with a guard': 'missing',
      'stops in the town': 'done',
    });
    expect((await open(BUS)).problems).toEqual([]);
    await (await open(BUS)).save({ 'buses with a guard': 'गार्ड के साथ बसें' });
    school.change('pages/transport.md', facts, '');
    const { problems, save } = await open(BUS);
    expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    await save({});
    expect(read(BUS)).toMatch(/^---\ntitle: स्कूल बस\nof: \w{6}\n---\n/);
  });
});

test('a folder for a language that the site does not show causes a warning on the start page', async () => {
  school.write('ur/fees.yaml', '[]\n');
  expect((await EDITOR_CALLS.state()).todo).toContainEqual(
    expect.objectContaining({ file: 'ur', severity: 'warning' }),
  );
});

test('a certificate that has expired is listed on the start page', async () => {
  school.write(
    'disclosure.yaml',
    read('disclosure.yaml')!.replace(/validUntil: .*/, 'validUntil: 2020-01-01'),
  );
  expect((await EDITOR_CALLS.state()).todo).toContainEqual(
    expect.objectContaining({
      file: 'disclosure.yaml',
      message: expect.stringContaining('was valid until 1 January 2020') as string,
    }),
  );
});

test('a page’s list whose items differ from the English ones is kept when something else is saved', async () => {
  const fact = (text: string) => `  - figure: '1'\n    text: ${text}\n`;
  school.change('pages/transport.md', 'updated:', `facts:\n${fact('big bus')}${fact('small bus')}updated:`);
  const lists = `facts:\n${fact('बस')}`;
  school.write(BUS, `---\ntitle: बस\n${lists}of: abc123\n---\n\nपाठ\n`);
  const { save, states } = await open(BUS);
  expect(states).toMatchObject({ 'big bus': 'missing', 'small bus': 'missing' });
  expect(await save({})).toEqual([]);
  await expect(save({ 'School bus': 'स्कूल बस' })).rejects.toMatchObject({ body: { code: 'other' } });
  await save({ 'School bus': 'स्कूल बस', 'big bus': 'बड़ी बस', 'small bus': 'छोटी बस' });
  expect((await open(BUS)).states).toMatchObject({ 'School bus': 'done', 'big bus': 'done' });
});

test('letters that the check normalizes (Unicode) keep their original bytes in the file', async () => {
  const facts = "facts:\n  - figure: '1'\n    text: fee counter\n  - figure: '2'\n    text: school gates\n";
  school.change('pages/transport.md', 'updated:', `${facts}updated:`);
  await (await open(BUS)).save({ 'fee counter': 'फ़ीस काउंटर', 'school gates': 'गेट' });
  // Write the letter and its dot as one character.
  const written = read(BUS)?.replace('फ़ीस'.normalize('NFC'), '\u095Eीस') ?? '';
  school.write(BUS, written);
  await (await open(BUS)).save({ 'school gates': 'फाटक' });
  expect(read(BUS)).toBe(
    written.replace('गेट', 'फाटक').replace(/^of: .*$/m, /^of: .*$/m.exec(read(BUS) ?? '')?.[0] ?? ''),
  );
  expect(read(BUS)).toContain('\u095Eीस');
});

test('random translations change no byte outside their own lines', async () => {
  const random = createRandom(Number(SAVE_SEED));
  const words = ['नया', "it's: नया", '"नया" # पाठ', '- नया', ' नया पाठ ', 'नया\\पाठ'];
  for (let edits = 0; edits < Number(SAVE_EDITS); edits += 1) {
    const file = random.oneOf(['hi/home.yaml', BUS]);
    const { texts, values, plan } = await open(file);
    const typed = Object.fromEntries(
      texts
        .filter(({ english }) => random.below(4) === 0 && !english.includes(']('))
        .map(({ english }) => [english, random.below(4) ? random.oneOf(words) : '']),
    );
    const { bytes } = await plan(typed);
    const [before = '', after] = [read(file), Buffer.from(bytes ?? []).toString()];
    const isTouched = (chunk: string): boolean =>
      chunk.startsWith('of:') ||
      texts.some(({ english, key }) => {
        const isItsOwn = file === BUS ? chunk.startsWith(`${key.split('-')[0]}:`) : chunk.includes(english);
        return english in typed && isItsOwn;
      });
    // Chunks of a file. Each is a field, the text of a page, or a pair together with the comments below it.
    const chunksOf = (text: string): string[] =>
      text
        .replace('\uFEFF', '')
        .split(/^(?=- |\w+:|---)/m)
        .filter((chunk) => chunk && !isTouched(chunk));
    const left = chunksOf(after);
    const lost = chunksOf(before).filter((chunk) => bytes && chunk !== left.shift());
    expect(lost).toEqual([]);
    if (bytes) school.write(file, random.below(3) ? after : dress(after, random.below(3)));
    else if (before) school.delete(file);
    const reopened = await open(file);
    for (const { english, key } of texts)
      expect(reopened.values[key] ?? '').toBe(typed[english]?.trim() ?? values[key] ?? '');
  }

  /** The file as other text editors would save it. */
  function dress(text: string, how: number): string {
    if (how === 0) return text.replaceAll(/\r?\n/g, '\r\n');
    return how === 1
      ? `\uFEFF${text.replace(/^\uFEFF/, '')}`
      : text.replace(/(?<=^- en: .*\n)/m, '  # note\n');
  }
});
