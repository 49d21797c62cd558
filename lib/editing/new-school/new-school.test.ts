import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { formatProblem } from '@/lib/content/say/problem';
import { NoMoreAnswers, type Conversation } from '../ask';
import { askSchool } from './ask-school';
import { schoolFiles } from './school-files';
import { refuseFolder, writeSchool } from './write-school';

const DAY = '2025-09-15';

/** Answers in the order of the questions; an empty one takes what is offered. */
const ANSWERS = {
  name: 'Saint Xavier Academy',
  shortName: '',
  devanagari: 'सेंट ज़ेवियर अकादमी',
  town: 'Station Road, Sagar',
  street: '7 Station Road',
  district: 'Sagar',
  state: 'Madhya Pradesh',
  pin: '470001',
  board: '',
  from: '',
  to: '',
  streams: 'Science, Commerce',
  languages: '',
  installments: '4',
  ink: '',
  accent: '',
  paper: '',
  success: '',
  phone: '+91 98765 43210',
  email: 'office@xavier.test',
  siteAddress: 'https://xavier.test',
};

type Answers = Partial<Record<keyof typeof ANSWERS, string | undefined>>;

/** A person at the terminal who answers from a list; what the questions said against an answer is kept. */
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

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-school-'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function make(changes?: Answers) {
  const folder = path.join(root, 'school');
  writeSchool(folder, await schoolFiles(await askSchool(answering(changes).conversation), DAY));
  const loaded = await loadContent(folder, { day: DAY });
  const ofSeverity = (wanted: string): string[] =>
    loaded.problems.filter(({ severity }) => severity === wanted).map(formatProblem);
  return { ...loaded, folder, ofSeverity };
}

describe('a new school', () => {
  it.each([
    ['of CBSE, from Nursery to XII with streams', {}],
    ['of CBSE, up to Class VIII', { to: 'VIII', streams: undefined }],
    ['of one class', { from: 'UKG', to: 'UKG', streams: undefined }],
    ['of another board', { board: 'CISCE', to: 'X', streams: undefined }],
    [
      'of a State board',
      { board: 'Madhya Pradesh Board of Secondary Education', languages: 'हिन्दी, English' },
    ],
    ['of no board', { board: 'none', to: 'V', streams: undefined }],
    ['without tuition', { installments: '0' }],
    ['without telephone, e-mail and website yet', { phone: '', email: '', siteAddress: '' }],
    ['with a name in Devanagari only', { name: 'सरस्वती विद्या मंदिर', devanagari: '' }],
    [
      'with a long name',
      { name: 'Maharani Lakshmibai Memorial Public Higher Secondary School and Junior College' },
    ],
    ['with words that YAML reads otherwise', { name: 'No: 12 School', town: 'Yes', district: '1e3' }],
    ['without streams', { streams: '' }],
  ])('%s passes the check, without anything to look at', async (_, changes) => {
    const { ofSeverity, content } = await make(changes);
    expect([...ofSeverity('error'), ...ofSeverity('warning')]).toEqual([]);
    expect(content).toBeDefined();
  });

  it('has a short name that ends in a word', async () => {
    const { content } = await make({ name: 'St. Joseph’s Convent School & Junior College' });
    expect(content?.school.shortName).toBe('St. Joseph’s Convent School');
  });

  it('has every value that is not known listed as a placeholder', async () => {
    const { ofSeverity, folder } = await make({ phone: '', email: '', siteAddress: '' });
    const open = ofSeverity('placeholder');
    const MARK = /TODO|: 0$|\.example\b|00000 00000/gm;
    for (const file of [
      'school.yaml',
      'home.yaml',
      'admission.yaml',
      'disclosure.yaml',
      'pages/academics.md',
    ]) {
      const marks = readFileSync(path.join(folder, file), 'utf8').match(MARK) ?? [];
      expect({ file, open: open.filter((line) => line.includes(`/${file}:`)).length }).toEqual({
        file,
        open: marks.length,
      });
    }
    expect(open.filter((line) => line.includes('/fees.yaml:'))).toHaveLength(6);
    // The drawings in the place of the crest and of a photo.
    expect(open.filter((line) => /TODO-(crest|banner)/.test(line))).toHaveLength(3);
  });

  it('shows what was answered', async () => {
    const { content } = await make({ to: 'XII' });
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
  });

  it('says in which languages it teaches', async () => {
    const { content } = await make({ languages: 'Hindi, English, Urdu' });
    expect(content?.home.introduction).toContain('We teach in Hindi, English and Urdu.');
  });

  it('has no board, and no fee for tuition, where there is none', async () => {
    const { content, folder } = await make({ board: 'None', installments: '0' });
    expect(content?.school.board).toBe('none');
    expect(content?.fees.tuition).toEqual([]);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(yaml|md)$/.test(name),
    ))
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(
        /\b(none|undefined) (school|board)|to none/i,
      );
  });

  it('has nothing of CBSE when its board is another', async () => {
    const { folder, content } = await make({ board: 'CISCE' });
    expect(existsSync(path.join(folder, 'disclosure.yaml'))).toBe(false);
    expect(content?.ownDisclosure?.rows.length).toBeGreaterThan(0);
    expect(readFileSync(path.join(folder, 'school.yaml'), 'utf8')).not.toContain('CBSE');
  });
});

describe('the questions', () => {
  it('ask again after an answer that the check would refuse', async () => {
    const { conversation, complaints } = answering({
      name: '\nSaint Xavier Academy',
      pin: '4700\n470001',
      from: 'Play group\nLKG',
      to: 'Nursery\nX',
      streams: undefined,
      languages: 'English; Hindi\nEnglish',
      installments: '\nquarterly\n4',
      ink: 'blue\n#1d3d4f',
      phone: '98765\n+91 98765 43210',
      email: 'office\noffice@xavier.test',
    });
    await askSchool(conversation);
    expect(complaints).toEqual([
      'is missing. Write an answer.',
      expect.stringMatching(/^must be a PIN code of six digits, found "4700"/),
      expect.stringMatching(/^"Play group" is not a class\. Write one of Nursery, LKG/),
      'must not come before LKG, found "Nursery". Write LKG or a later class.',
      '"English; Hindi" is not the name of a language. Write only letters, at most 40, with commas between the languages.',
      'must be a whole number from 0 to 12, found "". Write for example 4.',
      'must be a whole number from 0 to 12, found "quarterly". Write for example 4.',
      expect.stringMatching(/^must be a colour/),
      expect.stringMatching(/^must be a telephone number/),
      expect.stringMatching(/^must be an e-mail address/),
    ]);
  });

  it('refuse a colour that cannot be read beside the others', async () => {
    const { conversation, complaints } = answering({ ink: '#e8d9a0\n#1d3d4f' });
    await askSchool(conversation);
    expect(complaints).toEqual([expect.stringMatching(/^is hard to read: .* Choose a darker ink/)]);
  });

  it('end when the answers end', async () => {
    const { conversation } = answering({ siteAddress: undefined });
    await expect(askSchool(conversation)).rejects.toBeInstanceOf(NoMoreAnswers);
  });
});

describe('the folder', () => {
  it('must be empty or new', () => {
    expect(refuseFolder(path.join(root, 'new'))).toBeUndefined();
    expect(refuseFolder(root)).toBeUndefined();
    writeFileSync(path.join(root, 'mine.txt'), 'mine');
    expect(refuseFolder(root)).toBe(
      'is not empty, and nothing is written over. Write the name of a new folder.',
    );
    expect(refuseFolder(path.join(root, 'mine.txt'))).toBe('is a file. Write the name of a new folder.');
  });
});
