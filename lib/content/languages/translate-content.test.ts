import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { loadContent } from '../load-content';
import { useSchoolCopy } from '../mistakes/school-copy';
import { confirmPages } from './confirm';
import { wordsIn } from '../words/languages';
import { setWords } from '../words/in-use';
import { sayClass } from '../words/say-class';
import { reportLanguage } from './report-languages';

const school = useSchoolCopy();
const DAY = { day: '2025-04-15' };

beforeEach(() => school.change('school.yaml', 'session: 2025-26', 'languages: [en, hi]\nsession: 2025-26'));

const load = (language?: string) => loadContent(school.pathOf(''), { ...DAY, language });

async function contentIn(language?: string) {
  const { content, problems } = await load(language);
  if (!content) throw new Error(problems.map(({ message }) => message).join('\n'));
  return content;
}

async function gapsOf(file: string) {
  const { translations } = await load();
  const found = translations
    .flatMap((each) => reportLanguage(each).files)
    .find((each) => each.file.endsWith(file));
  return found?.gaps.map(({ what, text }) => `${what}: ${text}`) ?? [];
}

const BODY = `तीन बसें दोपहर 2 बजे चलती हैं। सीट के लिए [फ़ीस काउंटर](#contact) से पूछें।

## मार्ग

यह रहा [फ़ॉर्म](/assets/form.pdf), और परिवारों की बातें [उनके पृष्ठ](/Account/Testimonials) पर हैं।
`;
const FIELDS = 'title: स्कूल बस\ndescription: तीन मार्ग, और सीट कैसे मिले।\nalt: बस की राह देखते बच्चे\n';
const writePage = (fields = FIELDS, body = BODY) =>
  school.write('hi/pages/transport.md', `---\n${fields}---\n\n${body}`);
const NEWS = 'hi/announcements/admission.yaml';

describe('a translation', () => {
  it('a translation replaces texts, and leaves amounts, dates, links and labels of classes as they are', async () => {
    school.write(NEWS, "- { en: 'Admission to Nursery is open.', hi: 'नर्सरी में दाख़िला खुला है।' }\n");
    const [own, first] = [await contentIn('hi'), await contentIn()];
    expect(own.announcements.map(({ message }) => message)).toEqual(['नर्सरी में दाख़िला खुला है।']);
    expect(own.announcements.map(({ to, expires }) => ({ to, expires }))).toEqual(
      first.announcements.map(({ to, expires }) => ({ to, expires })),
    );
    expect(own.fees).toEqual(first.fees);
    // In every language, the id in the feed is made from the English message.
    expect(own.announcements[0]?.original).toBe(first.announcements[0]?.message);
    expect(first.school.language).toBeUndefined();
    expect(own.school.language).toBe('hi');
  });

  it('the translation of a page keeps the ids of the headings, and adds its language to the page’s languages', async () => {
    writePage();
    const find = async (language?: string) =>
      (await contentIn(language)).pages.find(({ route }) => route === '/transport');
    expect(await find('hi')).toMatchObject({
      title: 'स्कूल बस',
      ids: ['routes'],
      lang: undefined,
      languages: ['en', 'hi'],
    });
    expect(await find()).toMatchObject({ title: 'School bus', languages: ['en', 'hi'] });
  });

  it('a text without a translation is shown in English, and marked as English', async () => {
    const page = (await contentIn('hi')).pages.find(({ route }) => route === '/transport');
    expect(page).toMatchObject({ title: 'School bus', lang: 'en', languages: ['en'] });
  });

  it('a translation in terms.yaml applies to every file that has no pair of its own', async () => {
    school.write('hi/terms.yaml', "- { en: 'Admission to Nursery is open.', hi: 'नर्सरी में दाख़िला खुला है।' }\n");
    expect((await contentIn('hi')).announcements.map(({ message }) => message)).toEqual([
      'नर्सरी में दाख़िला खुला है।',
    ]);
    school.write(NEWS, "- { en: 'Admission to Nursery is open.', hi: 'नर्सरी में दाख़िला जारी है।' }\n");
    expect((await contentIn('hi')).announcements.map(({ message }) => message)).toEqual([
      'नर्सरी में दाख़िला जारी है।',
    ]);
    expect((await school.problems()).join('\n')).toContain(
      'hi/terms.yaml:1:46  Admission to Nursery is open.: no longer matches an English text.',
    );
  });

  it('extra words of a class label are reported as missing until a file has a pair for them', async () => {
    school.change('fees.yaml', 'class: VI\n', 'class: VI Robotics\n');
    const lacking = 'missing: Robotics';
    expect(await gapsOf('content/fees.yaml')).toContain(lacking);
    school.write('hi/terms.yaml', '- { en: Robotics, hi: रोबोटिक्स }\n');
    expect(await gapsOf('content/fees.yaml')).not.toContain(lacking);
    const { words, school: own, fees } = await contentIn('hi');
    expect(fees).toEqual((await contentIn()).fees);
    setWords(words, own.language);
    expect(sayClass('Class X Robotics')).toBe('कक्षा\u00A010 रोबोटिक्स');
    setWords(wordsIn().words);
  });

  describe('of the name of a stage', () => {
    const STAGES = ['Primary school', 'Middle school', 'Secondary school'];
    const PAIRS: Readonly<Record<string, string>> = {
      'Primary school': 'प्राथमिक विद्यालय',
      'Middle school': 'माध्यमिक विद्यालय',
    };
    const bells = '[{ name: Lessons, begins: 08:20, ends: 12:20 }]';
    const write = (stages: readonly string[], pairs = PAIRS): void => {
      const year = 'name: All year, begins: 04-01, ends: 03-31, gateOpens: 08:00, gateCloses: 14:00';
      const office = '{ name: Office, days: [Monday], opens: 08:00, closes: 14:00 }';
      const own = stages.map((name) => `{ name: ${name}, bells: ${bells} }`).join(', ');
      school.write(
        'timings.yaml',
        `days: [Monday]\nseasons: [{ ${year}, stages: [${own}] }]\noffices: [${office}]\n`,
      );
      school.write('hi/timings.yaml', stringify(Object.entries(pairs).map(([en, hi]) => ({ en, hi }))));
    };
    const stageGaps = async () =>
      (await gapsOf('content/timings.yaml')).filter((gap) => /school|block/.test(gap));
    const said = async (...labels: string[]) => {
      const { words, school: own } = await contentIn('hi');
      setWords(words, own.language);
      const all = labels.map((each) => sayClass(each).replaceAll('\u00A0', ' '));
      setWords(wordsIn().words);
      return all;
    };
    const idle = async () =>
      (await school.problems()).filter((each) => each.includes('no longer matches an English text'));

    it('a stage’s translation is used only for that whole name, not for other stages', async () => {
      write(STAGES);
      expect(await stageGaps()).toEqual(['missing: Secondary school']);
      expect(await idle()).toEqual([]);
      expect(await said(...STAGES)).toEqual([...Object.values(PAIRS), 'Secondary school']);
      write(STAGES, {});
      expect(await stageGaps()).toEqual(STAGES.map((stage) => `missing: ${stage}`));
    });

    it('a stage’s translation is also used if classes in brackets follow the name', async () => {
      const labels = [
        'Primary school (Classes I to V)',
        'Middle school (VI-VIII)',
        'Secondary school (Class IX)',
      ];
      write(labels);
      expect(await stageGaps()).toEqual(['missing: Secondary school']);
      expect(await idle()).toEqual([]);
      expect(await said(...labels)).toEqual([
        'प्राथमिक विद्यालय (कक्षा 1 से 5)',
        'माध्यमिक विद्यालय (6 से 8)',
        'Secondary school (Class IX)',
      ]);
    });

    it('a pair may translate the whole label of a stage, its untranslated word, or a built-in word', async () => {
      const labels = ['Primary school (I-V)', 'Middle block (VI-VIII)', 'Senior (Classes IX to XII)'];
      write(labels, {
        'Primary school (I-V)': 'छोटा स्कूल (1 से 5)',
        'Primary school': 'प्राथमिक विद्यालय',
        block: 'खंड',
        Senior: 'बड़ी कक्षाएँ',
      });
      expect(await stageGaps()).toEqual([]);
      expect(await idle()).toEqual([]);
      expect(await said(...labels)).toEqual([
        'छोटा स्कूल (1 से 5)',
        'मिडिल खंड (6 से 8)',
        'बड़ी कक्षाएँ (कक्षा 9 से 12)',
      ]);
    });
  });

  it('a placeholder needs no translation', async () => {
    school.change('school.yaml', 'colours:', 'principal: { name: S. Tiwari }\ncolours:');
    expect(await gapsOf('content/messages/principal.md')).toContain('missing: S. Tiwari');
    school.change('messages/principal.md', 'S. Tiwari', "'{principal}'");
    expect((await gapsOf('content/messages/principal.md')).join()).not.toContain('{principal}');
  });

  it('the home page counts as translated only once its main text is translated', async () => {
    const find = async () => (await contentIn('hi')).home;
    expect(await find()).toMatchObject({ lang: 'en', languages: ['en'] });
    school.write('hi/terms.yaml', '- { en: Facilities, hi: सुविधाएँ }\n');
    expect(await find()).toMatchObject({ lang: 'en', languages: ['en'] });
    const { text } = (await contentIn()).home.about;
    school.write('hi/home.yaml', stringify([{ en: text, hi: text.replace('The school', 'स्कूल') }]));
    expect(await find()).toMatchObject({ lang: undefined, languages: ['en', 'hi'] });
  });

  it('a word in words.yaml replaces the built-in word, and leaves the language’s other words unchanged', async () => {
    school.write('hi/words.yaml', 'page:\n  home: शुरुआत\n');
    const { words } = await contentIn('hi');
    expect(words.page.home).toBe('शुरुआत');
    expect(words.page.siteMap).toMatch(/\p{Script=Devanagari}/u);
  });
});

it('an unconfirmed page is shown, even if its numbers differ from those of the English page', async () => {
  writePage(FIELDS, BODY.replace('2 बजे', '3 बजे'));
  const page = (await contentIn('hi')).pages.find(({ route }) => route === '/transport');
  expect(page).toMatchObject({ title: 'स्कूल बस', lang: undefined });
});

describe('a changed English text', () => {
  it('a changed English text is reported, and shown in English until its pair is corrected', async () => {
    school.write(NEWS, "- { en: 'Admission to Nursery is open.', hi: 'नर्सरी में दाख़िला खुला है।' }\n");
    expect(await gapsOf('announcements/admission.yaml')).toEqual([]);
    school.change('announcements/admission.yaml', 'is open.', 'is now open.');
    expect(await gapsOf('announcements/admission.yaml')).toEqual([
      'older: Admission to Nursery is now open.',
    ]);
    expect((await contentIn('hi')).announcements[0]?.message).toBe('Admission to Nursery is now open.');
  });

  it('after a translated page has been confirmed, only English texts that change later are reported', async () => {
    writePage();
    expect(await gapsOf('pages/transport.md')).toEqual([
      expect.stringMatching(/^unconfirmed: \s*Three buses/),
    ]);
    const { translations } = await load();
    const originals = translations[0]?.files.map(({ original }) => original) ?? [];
    expect(confirmPages(originals, school.pathOf(''), 'hi')).toEqual(['hi/pages/transport.md']);
    expect(confirmPages(originals, school.pathOf(''), 'hi')).toEqual([]);
    expect(readFileSync(school.pathOf('hi/pages/transport.md'), 'utf8')).toContain(`---\n\n${BODY}`);
    expect(await gapsOf('pages/transport.md')).toEqual([]);
    school.change('pages/transport.md', 'Pupils waiting', 'Children waiting');
    expect(await gapsOf('pages/transport.md')).toEqual(['older: Children waiting for the bus']);
    const pageOf = async () => (await contentIn('hi')).pages.find(({ route }) => route === '/transport');
    expect(await pageOf()).toMatchObject({ isOlder: true });
    // Deleting a field moves the texts after it, but changes none of them.
    const picture = 'picture: assembly.png\nalt: Children waiting for the bus\n';
    school.change('pages/transport.md', picture, '');
    expect(await gapsOf('pages/transport.md')).toEqual([]);
    school.change('pages/transport.md', 'updated:', `${picture}updated:`);
    school.change('pages/transport.md', 'leave the school', 'leave our school');
    const page = await pageOf();
    expect(page?.isOlder).toBe(true);
    expect(page?.body).toContain('तीन बसें');
    school.change('pages/transport.md', 'at 2 pm', 'at 3 pm');
    const english = await pageOf();
    expect(english).toMatchObject({ lang: 'en', title: 'School bus' });
    expect(english?.languages).not.toContain('hi');
  });
});

test('confirming a page keeps its Windows line endings, and replaces the earlier record', async () => {
  writePage();
  const file = school.pathOf('hi/pages/transport.md');
  const typed = readFileSync(file, 'utf8').replaceAll('\n', '\r\n');
  const { translations } = await load();
  const originals = translations[0]?.files.map(({ original }) => original) ?? [];
  school.write('hi/pages/transport.md', typed.replace('---\r\n', "---\r\nof: 'abc123'\r\n"));
  confirmPages(originals, school.pathOf(''), 'hi');
  expect(readFileSync(file, 'utf8').replace(/of: '[\w.-]+'\r\n(?=---)/, '')).toBe(typed);
});

test('a deleted list item is reported, and the others keep their translations', async () => {
  const fact = (figure: string, text: string) => `  - figure: ${figure}\n    text: ${text}\n`;
  const [first, second] = [fact("'10'", 'buses with a guard'), fact("'12'", 'stops in the town')];
  school.change('pages/transport.md', 'updated:', `facts:\n${first}${second}updated:`);
  writePage(`${FIELDS}facts:\n${fact("'10'", 'बसें')}${fact("'12'", 'बस स्टॉप')}`);
  const { translations } = await load();
  confirmPages(translations[0]?.files.map(({ original }) => original) ?? [], school.pathOf(''), 'hi');
  expect(await gapsOf('pages/transport.md')).toEqual([]);
  school.change('pages/transport.md', first, '');
  expect(await gapsOf('pages/transport.md')).toEqual([]);
  const found = (await school.problems()).filter((each) => each.startsWith('content/hi/'));
  expect(found).toEqual([
    expect.stringMatching(/transport\.md:6:\d+ {2}Facts › बसें › figure: translates a text that is no longer/),
    expect.stringMatching(/transport\.md:7:\d+ {2}Facts › बसें › text: translates a text that is no longer/),
  ]);
});

test('a list that has lost an item in a page’s translation is reported once, and shown in English', async () => {
  const fact = (figure: string, text: string) => `  - figure: ${figure}\n    text: ${text}\n`;
  const facts = [fact('First', 'buses with a guard'), fact('Second', 'stops in the town')];
  school.change('pages/transport.md', 'updated:', `facts:\n${facts.join('')}updated:`);
  const owns = [fact('पहली', 'बसें'), fact('दूसरा', 'बस स्टॉप')];
  writePage(`${FIELDS}facts:\n${owns.join('')}`);
  const { translations } = await load();
  confirmPages(translations[0]?.files.map(({ original }) => original) ?? [], school.pathOf(''), 'hi');
  const factsOf = async () =>
    (await contentIn('hi')).pages.find(({ route }) => route === '/transport')?.facts?.map(({ text }) => text);
  expect(await factsOf()).toEqual(['बसें', 'बस स्टॉप']);
  school.change('hi/pages/transport.md', owns[0] ?? '', '');
  expect(await factsOf()).toEqual(['buses with a guard', 'stops in the town']);
  expect((await school.problems()).filter((each) => each.startsWith('content/hi/'))).toEqual([
    'content/hi/pages/transport.md:6:3  Facts: does not have the items of content/pages/transport.md. Give both the same items, in the same order.',
  ]);
});

test('a translated file that cannot be read is reported once, and its texts are not reported as missing', async () => {
  school.write(NEWS, "- { en: 'A, hi: 'क' }\n");
  expect((await school.problems()).filter((each) => each.startsWith('content/hi/'))).toHaveLength(1);
  expect(await gapsOf('announcements/admission.yaml')).toEqual([]);
});

const pair =
  (own: string, text = 'Admission to Nursery is open.') =>
  () =>
    school.write(NEWS, `- { en: '${text}', hi: '${own}' }\n`);

describe('a mistake in a translation', () => {
  it.each<[string, () => void, string]>([
    [
      'an empty translation',
      pair(''),
      `content/${NEWS}:1:46  Item 1 › hi: is empty. Write, for example, hi: its translation`,
    ],
    [
      'a different number',
      pair('40 सीटें खुली हैं।'),
      'has the number 40; the English text does not. Correct whichever text is wrong.',
    ],
    [
      'a different month',
      pair('जून में दाख़िला खुला है।'),
      'has the word June; the English text does not. Correct whichever text is wrong.',
    ],
    [
      'a placeholder that the English text lacks',
      pair('{date} को दाख़िला'),
      'has {date}; the English text does not. Correct whichever text is wrong.',
    ],
    ['a text that is too long', pair('ह'.repeat(2001)), 'must be at most 2000 characters'],
    [
      'Latin letters only',
      pair('Admission to Nursery khula hai, aa jao sab log'),
      'has a sentence in Latin letters.',
    ],
    [
      'a pair for an English text that no longer exists',
      pair('नमस्ते', 'Welcome to our little school'),
      'no longer matches an English text. Write the current English text after "en:", or delete the pair.',
    ],
    [
      'two translations of one text',
      () => school.write(NEWS, "- { en: A, hi: 'क' }\n- { en: A, hi: 'ख' }\n"),
      'translates "A" differently from a pair above.',
    ],
    [
      'an extra field in a pair',
      () => school.write(NEWS, "- { en: A, hi: 'क', expires: 2025-06-01 }\n"),
      'Item 1 › expires: there is no field with this name. The fields here are: en, hi.',
    ],
    [
      'no pairs',
      () => school.write(NEWS, 'message: नमस्ते\n'),
      "must be a list of pairs, such as - { en: 'Fees', hi: 'its translation' }, found a group",
    ],
    [
      'an apostrophe that closes its quotes',
      () => school.write(NEWS, "- { en: 'Teachers' Day', hi: 'शिक्षक दिवस' }\n"),
      `content/${NEWS}:1:20  has more text after a closing quote. Put the whole value between two quote marks of the other kind, ".`,
    ],
    [
      'two versions after a merge',
      () => school.write(NEWS, '<<<<<<< ours\n=======\n>>>>>>> theirs\n'),
      'has two versions between the marks',
    ],
    ['a colon without quotes', () => school.write(NEWS, '- en: A\n  hi: क: ख\n'), `content/${NEWS}:2`],
    [
      'a translated file that has no English file',
      () => school.write('hi/news/none.yaml', "- { en: A, hi: 'क' }\n"),
      'translates nothing: there is no content/news/none.yaml.',
    ],
    [
      'a date',
      () => writePage(`${FIELDS}updated: 2025-05-01\n`),
      'is in content/pages/transport.md only. Delete it here.',
    ],
    [
      'a different link',
      () => writePage(FIELDS, BODY.replace('#contact', '/fees')),
      'content/hi/pages/transport.md:7:1  Text: has the link /fees; the English text has the link #contact. Correct whichever text is wrong.',
    ],
    [
      'a link in a plain-text field',
      pair('दाख़िला [यहाँ](/fees) खुला है।'),
      'has the link /fees; the English text does not. Correct whichever text is wrong.',
    ],
    [
      'HTML',
      () => writePage(FIELDS, BODY.replace('## मार्ग', '## मार्ग <b>1</b>')),
      'has <b>, </b>, the number 1; the English text does not. Correct whichever text is wrong.',
    ],
    [
      'a missing heading',
      () => writePage(FIELDS, BODY.replace('## मार्ग', 'मार्ग')),
      'transport.md:9:1  Text: has a paragraph here, and the English text has a heading of level 2.',
    ],
    [
      'a heading with a different level',
      () => writePage(FIELDS, BODY.replace('## मार्ग', '### मार्ग')),
      'has a heading of level 3 here, and the English text has a heading of level 2. Give both the same parts',
    ],
    [
      'bold text whose closing ** is missing',
      pair('**दाख़िला खुला है।'),
      'has a visible **; the English text does not. Correct whichever text is wrong.',
    ],
    [
      'asterisks beside letters, which do not make bold text',
      () => {
        school.change('pages/transport.md', 'Three buses', '**Three** buses');
        writePage(FIELDS, BODY.replace('तीन बसें', '**तीन!**बसें'));
      },
      'has a visible **, a visible **; the English text has a part in bold. Correct whichever text is wrong.',
    ],
    [
      'the title of another page',
      () => {
        writePage();
        school.write('hi/pages/Account/Testimonials.md', '---\ntitle: स्कूल बस\n---\n\nपाठ।\n');
      },
      '"स्कूल बस" is already the title of content/hi/pages/',
    ],
    [
      'a different number in one paragraph of a page',
      () => writePage(FIELDS, BODY.replace('दोपहर 2 बजे', 'दोपहर 3 बजे')),
      'content/hi/pages/transport.md:7:1  Text: has the number 3; the English text has the number 2. Correct whichever text is wrong.',
    ],
    [
      'a paragraph of a page that has not been translated',
      () => writePage(FIELDS, BODY.replace('## मार्ग', '## Routes of the three school buses')),
      'content/hi/pages/transport.md:9:1  Text: has a sentence in Latin letters.',
    ],
    [
      'two numbers of a table that have changed places',
      () => {
        const rowsOf = (first: string, second: string) =>
          `\n\n| | |\n| --- | --- |\n| 1 | ${first} |\n| 2 | ${second} |\n`;
        school.change('pages/transport.md', '\n\n## Routes', `${rowsOf('₹700', '₹900')}\n## Routes`);
        writePage(FIELDS, BODY.replace('\n\n## मार्ग', `${rowsOf('₹900', '₹700')}\n## मार्ग`));
      },
      'content/hi/pages/transport.md:11:1  Text: has the number 900; the English text has the number 700. Correct whichever text is wrong.',
    ],
    [
      'an English sentence in a translated paragraph',
      () => writePage(FIELDS, BODY.replace('सीट के', 'Three buses leave the school at 2 pm. सीट के')),
      'content/hi/pages/transport.md:7:1  Text: has a sentence in Latin letters.',
    ],
    [
      'an unknown code of a language',
      () => school.change('school.yaml', '[en, hi]', '[en, hn]'),
      'must be a code of a language, found "hn". The codes are en (English), as (Assamese),',
    ],
    [
      'a different first language',
      () => school.change('school.yaml', '[en, hi]', '[hi, en]'),
      'must begin with en, because content/ is in English',
    ],
    [
      'missing words of a language that the program does not know',
      () => {
        school.change('school.yaml', '[en, hi]', '[en, ur]');
        const { page, ...others } = wordsIn().words;
        school.write(
          'ur/words.yaml',
          stringify({ ...others, page: { ...page, home: undefined, ask: undefined } }),
        );
      },
      'content/ur/words.yaml:1:1  lacks page.home, page.ask. The program has no words in this language:',
    ],
    [
      'no words for such a language',
      () => school.change('school.yaml', '[en, hi]', '[en, ur]'),
      'content/ur/words.yaml:1:1  lacks ',
    ],
    [
      'a page at the address of the language',
      () => {
        school.rename('pages/transport.md', 'pages/hi.md');
      },
      'its address /hi belongs to the site itself.',
    ],
    [
      'a folder with the name of a language',
      () => school.write('Hindi/fees.yaml', '[]\n'),
      'content/Hindi:1:1  must have the code of its language as its name. Rename the folder to hi.',
    ],
    [
      'a folder of another language',
      () => school.write('mr/fees.yaml', '[]\n'),
      'content/mr:1:1  is not shown: school.yaml does not list this language.',
    ],
  ])('a mistake in a translation is reported with its place: %s', async (_, damage, said) => {
    damage();
    expect((await school.problems()).join('\n')).toContain(said);
  });
});

test('a file may give the same translation of a text twice', async () => {
  const line = '- { en: Admission to Nursery is open., hi: नर्सरी में दाख़िला खुला है। }\n';
  school.write(NEWS, line + line);
  expect(await school.problems()).toEqual([]);
});

test('a translation may change the level of a heading, but not omit it: links would lead elsewhere', async () => {
  const errors = () => school.problems({ severity: 'error' });
  writePage(FIELDS, BODY.replace('## मार्ग', '### मार्ग'));
  expect(await errors()).toEqual([]);
  writePage(FIELDS, BODY.replace('## मार्ग', 'मार्ग'));
  expect(await errors()).toEqual([expect.stringContaining('the English text has a heading of level 2')]);
});

test.each([
  ['fees', "title: Fees\nshows: ['feeTables']", /Act of 2025 on school fees/],
  ['privacy notice', 'title: Privacy', /Section 6\(3\) of the Digital Personal Data Protection Act/],
])('the report names the law that requires Hindi if this is only in English: %s', async (_, fields, law) => {
  school.write(
    'pages/own.md',
    `---\n${fields}\ndescription: Own.\nupdated: 2025-04-15\ncontact: office\n---\n\nText.\n`,
  );
  const [before] = (await load()).translations.map(reportLanguage);
  expect(before?.law).toEqual([expect.stringMatching(law)]);
  school.write('hi/pages/own.md', '---\ntitle: अपना\ndescription: अपना पृष्ठ।\n---\n\nपाठ।\n');
  const [after] = (await load()).translations.map(reportLanguage);
  expect(after?.law).toEqual([]);
  expect(after?.percent).toBeLessThan(100);
});

test('a language without built-in words is shown only if its words.yaml contains every word', async () => {
  school.change('school.yaml', '[en, hi]', '[en, ur]');
  expect((await load('ur')).content).toBeUndefined();
  school.write('ur/words.yaml', stringify(wordsIn('hi').words));
  expect((await contentIn('ur')).words.page).toEqual(wordsIn('hi').words.page);
});

test('a school with one language has no translations', async () => {
  school.change('school.yaml', 'languages: [en, hi]\n', '');
  const { translations, content } = await load();
  expect(translations).toEqual([]);
  expect(content?.pages.every(({ languages, lang }) => languages === undefined && lang === undefined)).toBe(
    true,
  );
});

test('if school.yaml lists an unknown language, only that entry is reported', async () => {
  school.change('school.yaml', '[en, hi]', '[en, hn]');
  school.write(NEWS, "- { en: 'A text that is gone', hi: 'गया' }\n");
  const { problems, translations } = await load();
  expect(problems.filter(({ severity }) => severity === 'error').map(({ field }) => field)).toEqual([
    'Languages › item 2',
  ]);
  expect(problems.some(({ file }) => file.includes('/hi'))).toBe(false);
  expect(translations).toEqual([]);
});
