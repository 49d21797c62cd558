import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownWord } from '@/lib/content/kinds/classes';
import { loadContent } from '@/lib/content/load-content';
import sharp from 'sharp';
import { formatProblem } from '@/lib/content/say/problem';
import { FORM, PART_NAMES } from '@/lib/disclosure/form';
import { readDisclosure } from '@/lib/disclosure/judge-disclosure';
import { NoMoreAnswers, type Conversation } from '../ask';
import { askSchool, emptyAnswers, readAnswers } from './questions';
import { ANSWERS } from './testing/answers';
import { refuseFolder, writeSchool } from './write-school';
import { useScratch } from '@/lib/setup/testing/use-scratch';

const DAY = '2025-09-15';

const NO_BOARD = { board: 'None', affiliationNumber: undefined, code: undefined };

type Answers = Partial<Record<keyof typeof ANSWERS, string | undefined>>;

/** Imitates a person who answers from a list. Keeps the program's messages about wrong answers. */
function answering(changes: Answers = {}): { conversation: Conversation; complaints: string[] } {
  const waiting = Object.values({ ...ANSWERS, ...changes })
    .filter((answer) => answer !== undefined)
    .flatMap((answer) => answer.split('\n'));
  const complaints: string[] = [];
  const conversation: Conversation = {
    ask(_, complain) {
      for (let answer = waiting.shift(); answer !== undefined; answer = waiting.shift()) {
        const complaint = complain(answer);
        if (complaint === undefined) return Promise.resolve(answer);
        complaints.push(complaint);
      }
      return Promise.reject(new NoMoreAnswers());
    },
    close: () => undefined,
  };
  return { conversation, complaints };
}

const inScratch = useScratch();

async function make(changes?: Answers) {
  const folder = inScratch('school');
  await writeSchool(folder, await askSchool(answering(changes).conversation), DAY);
  const loaded = await loadContent(folder, { day: DAY });
  const ofSeverity = (wanted: string): string[] =>
    loaded.problems.filter(({ severity }) => severity === wanted).map(formatProblem);
  return { ...loaded, folder, ofSeverity };
}

function textsIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(yaml|md)$/.test(name)).toSorted();
}

describe('a new school', () => {
  it.each([
    ['of CBSE, from Nursery to XII with streams', {}],
    ['of CBSE, up to Class VIII', { to: 'VIII', streams: undefined }],
    ['with its own class names', { from: 'KG 1' }],
    ['of one class', { from: 'UKG', to: 'UKG', streams: undefined }],
    ['of another board', { board: 'CISCE', to: 'X', streams: undefined }],
    [
      'of a State board',
      { board: 'Madhya Pradesh Board of Secondary Education', languages: 'हिन्दी, English' },
    ],
    ['of no board', { ...NO_BOARD, to: 'V', streams: undefined }],
    ['without tuition', { installments: '0' }],
    ['without telephone, e-mail or website yet', { phone: '', email: '', siteAddress: '' }],
    ['with a name in Devanagari only', { name: 'सरस्वती विद्या मंदिर', devanagari: '' }],
    [
      'with a long name',
      { name: 'Maharani Lakshmibai Memorial Public Higher Secondary School and Junior College' },
    ],
    [
      'with words that YAML would read as numbers or other values',
      { name: 'No: 12 School', town: 'Yes', district: '1e3' },
    ],
    ['without streams', { streams: '' }],
  ])('a school %s passes the check without a warning', async (_, changes) => {
    const { ofSeverity, content } = await make(changes);
    expect([...ofSeverity('error'), ...ofSeverity('warning')]).toEqual([]);
    expect(content).toBeDefined();
  });

  it('the short name ends with a whole word', async () => {
    const { content } = await make({ name: 'St. Joseph’s Convent School & Junior College' });
    expect(content?.school.shortName).toBe('St. Joseph’s Convent School');
  });

  it('all values that are not known yet are listed as placeholders', async () => {
    const { ofSeverity, folder } = await make({ phone: '', email: '', siteAddress: '' });
    const open = ofSeverity('placeholder');
    const MARK = /TODO|: 0$|\.example\b|00000 00000/gm;
    for (const file of textsIn(folder).filter((name) => name !== 'fees.yaml' && !name.startsWith('files/'))) {
      const marks = readFileSync(path.join(folder, file), 'utf8').replaceAll(/^#.*$/gm, '').match(MARK) ?? [];
      expect({ file, open: open.filter((line) => line.includes(`/${file}:`)).length }).toEqual({
        file,
        open: marks.length,
      });
    }
    expect(open.filter((line) => line.includes('/fees.yaml:'))).toHaveLength(6);
    // The drawings are placeholders for the crest and the photos.
    for (const file of ['school.yaml', 'home.yaml', 'gallery.yaml'])
      expect(open).toContainEqual(expect.stringMatching(new RegExp(`/${file}:.*TODO-(crest|banner)`)));
  });

  it('the disclosure has at most one message for each row, and a different title for each document', async () => {
    const { folder } = await make();
    const { rows } = await readDisclosure(folder, { day: DAY });
    const asked = rows.filter(({ row }) => row !== '').map(({ row, problems }) => [row, problems.length]);
    expect(asked.filter(([, times]) => Number(times) > 1)).toEqual([]);
    const { B, C } = (await loadContent(folder, { day: DAY })).content?.disclosure ?? {};
    const documents = [...(B?.rows ?? []), ...(C?.rows ?? [])];
    const titles = documents.map(({ files }) => files?.[0]?.title);
    expect(new Set(titles).size).toBe(documents.length);
  });

  it('the classes before Class I keep their names', async () => {
    const { content } = await make({ from: 'Class KG 1', to: '8', streams: undefined });
    expect(content?.fees.tuition.map((row) => row.class)).toEqual(['KG 1-KG 2', 'I-V', 'VI-VIII']);
    expect(['LKG', 'UKG'].map((name) => ownWord(name, content?.school.classes))).toEqual(['KG 1', 'KG 2']);
  });

  it.each(['CBSE', 'CISCE'])('a new school of %s has every page that the rules require', async (board) => {
    const { folder } = await make({ board });
    const { rules } = await readDisclosure(folder, { day: DAY });
    const missing = rules.flatMap(({ problems }) => problems).filter(({ file }) => file.endsWith('/pages'));
    expect(missing.map(formatProblem)).toEqual([]);
  });

  it('the site shows the answers', async () => {
    const { content } = await make({ to: 'XII', languages: 'Hindi, English, Urdu' });
    expect(content?.school).toMatchObject({
      name: ANSWERS.name,
      shortName: ANSWERS.name,
      session: '2025-26',
    });
    expect(content?.home.programmes.items.map(({ text }) => text)).toEqual([
      'Nursery to UKG.',
      'Classes I to V.',
      'Classes VI to VIII.',
      'Classes IX to X.',
      'Classes XI to XII.',
    ]);
    expect(content?.fees.tuition.map((row) => row.class).slice(-2)).toEqual([
      'XI and XII Science',
      'XI and XII Commerce',
    ]);
    expect(content?.home.introduction).toContain('We teach in Hindi, English and Urdu.');
  });

  it('no board and no tuition fee are shown if the school has none', async () => {
    const { content, folder } = await make({ ...NO_BOARD, installments: '0' });
    expect(content?.school.board).toBe('none');
    expect(content?.fees.tuition).toEqual([]);
    for (const file of textsIn(folder))
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(
        /\b(none|undefined) (school|board)|to none/i,
      );
  });

  it('nothing mentions CBSE if the school belongs to another board', async () => {
    const { folder, content } = await make({ board: 'CISCE' });
    expect(existsSync(path.join(folder, 'disclosure.yaml'))).toBe(false);
    expect(content?.ownDisclosure?.rows.length).toBeGreaterThan(0);
    expect(readFileSync(path.join(folder, 'school.yaml'), 'utf8')).not.toContain('CBSE');
  });

  it('the board is shown in capitals even if it was typed in small letters', async () => {
    const { content } = await make({ board: 'cbse' });
    expect(content?.school).toMatchObject({ board: 'CBSE', affiliationLine: 'Affiliated to CBSE' });
  });

  it('the board is CISCE if the answer was its examination, the ICSE', async () => {
    const { content } = await make({ board: 'I.C.S.E. Board' });
    expect(content?.school).toMatchObject({ board: 'CISCE', affiliationLine: 'Affiliated to CISCE' });
  });

  it('the board’s numbers, the WhatsApp number and the principal are shown if they are known', async () => {
    const { content } = await make({
      affiliationNumber: '2130999',
      code: '60999',
      whatsapp: '98765 43210',
      principal: 'A. Lakra',
    });
    expect(content?.school).toMatchObject({
      affiliationNumber: '2130999',
      code: '60999',
      whatsapp: '+91 98765 43210',
    });
    const answers = content?.disclosure?.A.rows.map(({ details }) => details);
    expect(answers?.slice(1, 5)).toEqual([
      '2130999',
      '60999',
      expect.anything(),
      'A. Lakra, TODO: qualification',
    ]);
    expect(content?.messages).toEqual([
      expect.objectContaining({ name: 'A. Lakra', position: 'Principal', consent: 'yes' }),
    ]);
  });

  it('there is a placeholder for the principal if no name is given', async () => {
    const { content } = await make();
    expect(content?.messages).toEqual([
      expect.objectContaining({ name: 'TODO: name of the principal', consent: 'drawing' }),
    ]);
  });

  it.each([
    ['Ranchi', 'Ranchi', '834 002', '0651 222 3334', '+91 651 222 3334'],
    ['Doranda, Ranchi', 'Doranda', '834-002', '522 234 5678', '+91 522 234 5678'],
    ['Doranda', 'Doranda', '834002', '98765 43210', '+91 98765 43210'],
  ])(
    'for the town %s, no place is named twice, and this PIN and telephone number are accepted',
    async (town, locality, pin, phone, understood) => {
      const { content } = await make({ town, district: 'Ranchi', state: 'Jharkhand', pin, phone });
      expect(content?.school.address).toMatchObject({ locality, district: 'Ranchi', pin: '834002' });
      expect(content?.school.phones).toEqual([understood]);
      const places = content?.disclosure?.A.rows.find(({ row }) => row === 'A4')?.details?.split(', ') ?? [];
      expect(new Set(places).size).toBe(places.length);
      expect(places).toEqual(expect.arrayContaining(town.split(', ')));
    },
  );

  it('the address of the website gets https:// if it was typed without it', async () => {
    const { content, folder } = await make({ siteAddress: 'www.school.in' });
    expect(content?.school.siteAddress).toBe('https://www.school.in');
    expect(readFileSync(path.join(folder, 'school.yaml'), 'utf8')).toContain('siteAddress: www.school.in\n');
  });

  it('the pages show everything that parents look for', async () => {
    const { content } = await make();
    const shown = content?.pages.flatMap(({ shows = [] }) => shows);
    expect(shown).toEqual(
      expect.arrayContaining([
        'news',
        'announcements',
        'events',
        'calendar',
        'timings',
        'gallery',
        'messages',
        'feeTables',
        'admissionRules',
      ]),
    );
  });

  it('every character of the answers is kept', async () => {
    const changes = {
      name: `Saint "X": 'a' & b #1 {name} $& %`,
      shortName: '-1 X: "y" #1',
      street: "7, 'Old' Road: #3 * _a",
    };
    const { content, folder } = await make(changes);
    expect(content?.school).toMatchObject({ name: changes.name, shortName: changes.shortName });
    expect(content?.school.address.street).toBe(changes.street);
    const enquiry = readFileSync(path.join(folder, 'pages/enquiry.md'), 'utf8');
    expect(enquiry).toContain(String.raw`7, 'Old' Road: \#3 \* \_a`);
  });

  it('the crest and the banner have the colours of the school', async () => {
    const { folder } = await make({ accent: '#f2a20c' });
    const crest = readFileSync(path.join(folder, 'images/TODO-crest.svg'), 'utf8');
    expect(crest).toContain('#f2a20c');
    expect(crest).not.toContain('{');
    const { width, height } = await sharp(Buffer.from(crest)).metadata();
    expect([width, height]).toEqual([512, 512]);
    const banner = await sharp(path.join(folder, 'images/TODO-banner.png')).metadata();
    expect([banner.width, banner.height]).toEqual([1920, 820]);
  });
});

it('the form in the templates has the rows and the wording of the Board', async () => {
  const { content } = await make();
  for (const part of PART_NAMES) {
    const rows = content?.disclosure?.[part].rows.map((row) => [
      row.row,
      'document' in row ? row.document : row.information,
    ]);
    expect(rows).toEqual(Object.entries(FORM[part].rows));
  }
});

it('a school with answers of maximum length passes the check', async () => {
  const { ofSeverity } = await make({
    name: 'N'.repeat(80),
    town: 'T'.repeat(60),
    district: 'D'.repeat(60),
    board: 'B'.repeat(60),
  });
  expect(ofSeverity('error')).toEqual([]);
});

describe('the questions', () => {
  it('a question is asked again after an answer that the check would reject', async () => {
    const { conversation, complaints } = answering({
      name: '\nSaint Xavier Academy',
      devanagari: 'Saint Xavier\nसेंट ज़ेवियर अकादमी',
      pin: '4700\n470001',
      from: 'Crèche\nLKG',
      to: 'Nursery\nX',
      streams: undefined,
      languages: 'English; Hindi\n5, 6\nEnglish',
      installments: '\nquarterly\n4',
      ink: 'blue\n#1d3d4f',
      phone: '98765\n+91 98765 43210',
      email: 'office\noffice@xavier.test',
    });
    await askSchool(conversation);
    expect(complaints).toEqual([
      'is missing. Write an answer.',
      'has no Devanagari letters, found "Saint Xavier". Write, for example, सरस्वती पब्लिक स्कूल, or leave it empty.',
      expect.stringMatching(/^must be a PIN code of six digits, found "4700"/),
      expect.stringMatching(/^"Crèche" is not a class\. Write one of Playgroup, Nursery, LKG/),
      'must not come before LKG, found "Nursery". Write LKG or a later class.',
      '"English; Hindi" is not the name of a language. Write only letters, at most 40, with commas between the languages.',
      '"5" is not the name of a language. Write only letters, at most 40, with commas between the languages.',
      'must be a whole number from 0 to 12, found "". Write, for example, 4.',
      'must be a whole number from 0 to 12, found "quarterly". Write, for example, 4.',
      expect.stringMatching(/^must be a colour/),
      expect.stringMatching(/^must be a telephone number/),
      expect.stringMatching(/^must be an e-mail address/),
    ]);
  });

  it('a colour is rejected if its contrast with the others is too low', async () => {
    const { conversation, complaints } = answering({ ink: '#e8d9a0\n#1d3d4f' });
    await askSchool(conversation);
    expect(complaints).toEqual([expect.stringMatching(/^is hard to read: .* Choose a darker ink/)]);
  });

  it('“back” returns to the last question that was asked, past those that were skipped', async () => {
    const { conversation } = answering({
      name: 'back\nSaint Xavir Academy',
      shortName: 'Back\nSaint Xavier Academy\n',
      board: 'CBSE\n2130999\nback\nback\nnone',
      affiliationNumber: undefined,
      code: undefined,
      from: 'X\nback\nI',
      to: 'V\nback\nVI',
      streams: undefined,
      languages: ' BACK \nVIII\n',
    });
    const answers = await askSchool(conversation);
    expect(answers).toMatchObject({ name: ANSWERS.name, 'classes.from': 'I', 'classes.to': 'VIII' });
    expect(answers).not.toHaveProperty('affiliationNumber');
  });

  it('the questions end when there are no more answers', async () => {
    const { conversation } = answering({ siteAddress: undefined });
    await expect(askSchool(conversation)).rejects.toBeInstanceOf(NoMoreAnswers);
  });
});

describe('a file of answers', () => {
  const FILE = `
name: Saint Xavier Academy
town: Sagar
address:
  street: 7 Church Lane
  district: Sagar
  state: Madhya Pradesh
  pin: 470 001
classes:
  to: 8
languages: [Hindi, English]
installments: 4
colours:
  accent: #f2a20c
`;

  /** Reads answers from a file with this text. Messages call the file my.yaml. */
  const read = async (text: string | Uint8Array) => {
    const file = inScratch('my.yaml');
    writeFileSync(file, text);
    const { answers, refused } = await readAnswers(file);
    return { answers, refused: refused.map((line) => line.replace(`${inScratch()}${path.sep}`, '')) };
  };

  it('a file of answers gives the same result as typed answers, and the defaults for missing answers', async () => {
    const { answers, refused } = await read(FILE);
    expect(refused).toEqual([]);
    const { conversation } = answering({
      devanagari: '',
      town: 'Sagar',
      street: '7 Church Lane',
      to: 'VIII',
      streams: undefined,
      languages: 'Hindi, English',
      accent: '#f2a20c',
      phone: '',
      email: '',
      siteAddress: '',
    });
    expect(answers).toEqual(await askSchool(conversation));
  });

  it('wrong answers in a file are rejected with their lines', async () => {
    const wrong = FILE.replace('470 001', '4700').replace('to: 8', 'to: Crèche').replace('\ntown: Sagar', '');
    const { refused } = await read(`${wrong}motto: Work\nshortName: back\n`);
    expect(refused).toEqual([
      'my.yaml:14:1  motto: is not a question. Delete it, or correct its name.',
      'my.yaml:15:12  shortName: "back" is not an answer. Write the answer, or leave it empty.',
      expect.stringMatching(/^my\.yaml:\d+:\d+ {2}town: is missing\. Write an answer\./),
      expect.stringMatching(/^my\.yaml:7:8 {2}address\.pin: must be a PIN code of six digits, found "4700"/),
      expect.stringMatching(/^my\.yaml:9:7 {2}classes\.to: "Crèche" is not a class\. Write one of/),
    ]);
  });

  it('a file of answers that is not YAML is rejected with the line of the mistake', async () => {
    const { refused } = await read('name: Saint: Xavier\n');
    expect(refused).toEqual([expect.stringMatching(/^my\.yaml:1:\d+ {2}has a value with ": " in it/)]);
  });

  it.each([
    [
      'is a picture',
      () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]),
      'is not a file of answers.',
    ],
    ['is a letter', () => 'Dear parents', 'is not a file of answers.'],
  ])('a file of answers that %s is rejected with one message', async (_, bytes, said) => {
    await expect(read(bytes())).rejects.toThrow(
      `my.yaml ${said} Write the name of a file with answers. To get an empty one, type npm --silent run new-school -- --answers - > answers.yaml`,
    );
  });

  it('a file of answers that is a folder or does not exist is rejected with one message', async () => {
    await expect(readAnswers(inScratch())).rejects.toThrow(
      `${inScratch()} is a folder. Write the name of a file with answers.`,
    );
    await expect(readAnswers('nowhere.yaml')).rejects.toThrow(
      'There is no file nowhere.yaml. To get an empty one',
    );
  });

  it('a file with every question can be printed, ready to be filled in', async () => {
    const empty = emptyAnswers();
    expect(empty).toContain(
      '# Board, such as CBSE, CISCE or MP Board. Write none if the school has no board. Leave it empty for CBSE.\nboard:\n',
    );
    const { refused } = await read(empty);
    expect(refused.map((line) => line.replace(/^my\.yaml:\d+:\d+ {2}/, ''))).toEqual([
      ...['name', 'shortName', 'town'].map((name) => `${name}: is missing. Write an answer.`),
      ...['street', 'district', 'state', 'pin'].map(
        (name) => `address.${name}: is missing. Write an answer.`,
      ),
      'installments: must be a whole number from 0 to 12, found "". Write, for example, 4.',
    ]);
  });
});

describe('the folder', () => {
  it('the folder for a new school must be empty or new', () => {
    expect(refuseFolder(inScratch('new'))).toBeUndefined();
    expect(refuseFolder(inScratch())).toBeUndefined();
    writeFileSync(inScratch('mine.txt'), 'mine');
    expect(refuseFolder(inScratch())).toBe(
      'is not empty, and nothing is overwritten. Write the name of a new folder.',
    );
    expect(refuseFolder(inScratch('mine.txt'))).toBe('is a file. Write the name of a new folder.');
  });
});
