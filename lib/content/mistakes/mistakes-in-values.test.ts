import { loadContent } from '../load-content';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

describe('the check of values', () => {
  it('rejects text instead of a number', async () => {
    school.change('fees.yaml', 'installment: 1550', 'installment: 15 50');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:17:18  Tuition › VI-VIII › installment: must be a whole number of rupees, found "15 50". Write, for example, 1550.',
    ]);
  });

  it.each(['https://school.in?x', 'https://school.in#top', 'https://school.in/'])(
    'rejects a website address with more than a host: %s',
    async (typed) => {
      school.change('school.yaml', 'https://school.test', typed);
      expect(await school.problems()).toEqual([
        `content/school.yaml:11:14  SiteAddress: must have nothing after the name of the website, found "${typed}". Write https://school.in.`,
      ]);
    },
  );

  it.each(['https://www,school.in', 'https://www.school..in', 'https://school'])(
    'rejects a website address without a valid host: %s',
    async (typed) => {
      school.change('school.yaml', 'https://school.test', typed);
      expect(await school.problems()).toEqual([
        `content/school.yaml:11:14  SiteAddress: must have the name of a website, such as www.school.in, after https://, found "${typed}". Write, for example, https://www.school.example.`,
      ]);
    },
  );

  it.each([
    'https://school.in:8443',
    'https://विद्या.भारत',
    'https://St-Xaviers.edu.in',
    'www.school.in',
    'विद्या.भारत',
  ])('accepts the host %s', async (typed) => {
    school.change('school.yaml', 'https://school.test', typed);
    expect(await school.problems()).toEqual([]);
  });

  it('accepts an address that is only a host, and adds https', async () => {
    school.change('school.yaml', 'https://school.test', 'www.school.in');
    school.change(
      'school.yaml',
      'social: []',
      'social:\n  - network: YouTube\n    address: youtube.com/@school',
    );
    const { content, problems } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
    expect(problems).toEqual([]);
    expect(content?.school).toMatchObject({
      siteAddress: 'https://www.school.in',
      social: [{ address: 'https://youtube.com/@school' }],
    });
  });

  it('rejects a file name as a web address', async () => {
    school.change('school.yaml', 'social: []', 'social:\n  - network: YouTube\n    address: school.html');
    expect(await school.problems()).toEqual([
      expect.stringContaining('must be a web address beginning with https://, found "school.html".'),
    ]);
  });

  it('rejects a toll-free number for WhatsApp', async () => {
    school.change('school.yaml', 'address:\n', 'whatsapp: 1800 180 1234\naddress:\n');
    expect(await school.problems()).toEqual([
      expect.stringContaining(
        'Whatsapp: must begin with + and the country code: WhatsApp has no toll-free numbers',
      ),
    ]);
  });

  it('rejects a session whose two years are not consecutive', async () => {
    school.change('school.yaml', 'session: 2025-26', 'session: 2025-27');
    expect(await school.problems()).toEqual([
      'content/school.yaml:10:10  Session: must be a session: two consecutive years, found "2025-27". Write, for example, 2025-26.',
    ]);
  });

  it('rejects a number with a comma', async () => {
    school.change('fees.yaml', 'total: 10850', 'total: 10,850');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:18:12  Tuition › VI-VIII › total: must be a whole number of rupees, found "10,850". Write 10850.',
    ]);
  });

  it('rejects a fraction of a rupee', async () => {
    school.change('fees.yaml', 'amount: 500', 'amount: 500.50');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:7:13  Registration › VI › amount: must be a whole number of rupees, found 500.50. Write, for example, 2500.',
    ]);
  });

  it.each([
    ['3.000', '3000 or 3'],
    ['10.850', '10850'],
    ['500.000', '500000 or 500'],
    ['Rs. 3.000/-', '3000 or 3'],
  ])('asks what the dot in %s rupees means', async (typed, meant) => {
    school.change('fees.yaml', 'amount: 500', `amount: ${typed}`);
    expect(await school.problems()).toEqual([
      expect.stringContaining(`Is the dot a thousands separator? Write ${meant}.`),
    ]);
  });

  it('rejects an amount below zero', async () => {
    school.change('fees.yaml', 'amount: 500', 'amount: -500');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:7:13  Registration › VI › amount: must not be below 0, found -500. Write, for example, 2500.',
    ]);
  });

  it('rejects an absurdly large amount', async () => {
    school.change('fees.yaml', 'amount: 500', 'amount: 50000000000');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:7:13  Registration › VI › amount: must be at most 10000000, found 50000000000. Write, for example, 2500.',
    ]);
  });

  it('asks for quotes around a number in a text field, and keeps its digits as they were typed', async () => {
    school.change('school.yaml', "code: '07123'", 'code: 07123');
    expect(await school.problems()).toEqual([
      'content/school.yaml:9:7  Code: must be text, found the number 07123. Write it in quotes: "07123"',
    ]);
  });

  it('asks for quotes around a word that YAML reads as yes or no', async () => {
    school.change('disclosure.yaml', 'details: Yes', 'details: true');
    expect(await school.problems()).toEqual([
      'content/disclosure.yaml:45:16  E › rows › E5 › details: must be text, found true. Write it in quotes: "true"',
    ]);
  });

  it('asks for a date instead of a number', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: 20250412');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:2:7  Date: must be a date, written year-month-day, found 20250412. Write 2025-04-12.',
    ]);
  });

  it('rejects a month that does not exist', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: 2025-13-01');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:2:7  Date: must be a date that exists, written year-month-day, found "2025-13-01". Write, for example, 2025-04-12.',
    ]);
  });

  it('rejects a day that does not exist', async () => {
    school.change('pages/transport.md', 'updated: 2025-04-15', 'updated: 2025-02-30');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:6:10  Updated: must be a date that exists, written year-month-day, found "2025-02-30". Write, for example, 2025-04-15.',
    ]);
  });

  it.each(['0025-04-12', '20225-04-12', '2205-04-12'])('rejects the year of %s', async (day) => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', `date: ${day}`);
    expect(await school.problems()).toEqual([
      expect.stringMatching(
        /^content\/news\/quiz\.yaml:2:7 {2}Date: must be (a date that exists|in a year from 1900 to 2199)/,
      ),
    ]);
  });

  it('rejects a date written day first', async () => {
    school.change('news/quiz.yaml', 'date: 2025-04-12', 'date: 12-04-2025');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:2:7  Date: must be a date that exists, written year-month-day, found "12-04-2025". Write 2025-04-12.',
    ]);
  });

  it('rejects a percentage over 100', async () => {
    school.write(
      'toppers/first.yaml',
      'order: 1\nname: A. Verma\nposition: Class VIII\npercentage: 104\npicture: garden.png\nalt: Drawn portrait\nconsent: drawing\n',
    );
    expect(await school.problems()).toEqual([
      'content/toppers/first.yaml:4:13  Percentage: must be a percentage from 0 to 100, found 104. Write, for example, 96.4.',
    ]);
  });

  it('rejects a single text where a list belongs', async () => {
    school.change('admission.yaml', 'rules:\n  - Seats', 'rules: Seats');
    expect(await school.problems()).toEqual([
      'content/admission.yaml:1:8  Rules: must be a list, each item beginning with "- ", found "Seats are limited.". Write each on its own line, with "- " in front.',
    ]);
  });

  it('rejects a text where a group belongs', async () => {
    school.change('admission.yaml', 'form:\n  title: Admission form\n  file: form.pdf', 'form: form.pdf');
    expect(await school.problems()).toEqual([
      'content/admission.yaml:5:7  Form: must be a group of fields, each on its own line and indented, found "form.pdf". Its fields are: title, file.',
    ]);
  });

  it('rejects a list where a text belongs', async () => {
    school.change('news/quiz.yaml', 'message: Class', 'message:\n  - Class');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:4:3  Message: must be text, found a list. Write, for example, Class X won the district science quiz.',
    ]);
  });

  it('lists the words allowed in a field', async () => {
    school.change('messages/principal.md', 'consent: drawing', 'consent: perhaps');
    expect(await school.problems()).toEqual([
      'content/messages/principal.md:8:10  Consent: must be one of yes, drawing, found "perhaps". Write yes only where there is consent in writing; until then delete this line, and the item is left out.',
    ]);
  });

  it('gives the length of a text that is too long', async () => {
    school.change('fees.yaml', 'class: VI-VIII', `class: ${'VI-'.repeat(30)}`);
    expect(await school.problems()).toEqual([
      'content/fees.yaml:16:12  Tuition › VI-VI-VI-VI-VI-VI-VI-VI-VI-VI-VI-VI-VI-V… › class: must be at most 60 characters, found 90. Shorten it.',
    ]);
  });

  it('requires an e-mail address', async () => {
    school.change('school.yaml', 'email: office@school.test', 'email: office(at)school.test');
    expect(await school.problems()).toEqual([
      'content/school.yaml:12:8  Email: must be an e-mail address, found "office(at)school.test". Write, for example, office@school.example.',
    ]);
  });

  it('requires a telephone number', async () => {
    school.change('school.yaml', 'phone: +91 98765 43211', 'phone: ask the office');
    expect(await school.problems()).toEqual([
      'content/school.yaml:31:12  Contacts › Fee counter › phone: must be a telephone number of digits and spaces, with ten digits after +91, found "ask the office". Write, for example, +91 98765 43210.',
    ]);
  });

  it('counts the digits of an Indian telephone number', async () => {
    school.change('school.yaml', 'phone: +91 98765 43211', 'phone: +91 98765 4321');
    expect(await school.problems()).toEqual([
      'content/school.yaml:31:12  Contacts › Fee counter › phone: must be a telephone number of digits and spaces, with ten digits after +91, found "+91 98765 4321". Write, for example, +91 98765 43210.',
    ]);
  });

  it('proposes the country code and a space for a telephone number that has neither', async () => {
    school.change('school.yaml', '  - +91 98765 43210', '  - 9876543210');
    expect(await school.problems()).toEqual([
      'content/school.yaml:14:5  Phones › item 1: must be a telephone number of digits and spaces, with ten digits after +91, found "9876543210". Write +91 98765 43210.',
    ]);
  });

  it('requires a web address that is safe', async () => {
    school.change('school.yaml', 'https://school.test', 'http://school.test');
    expect(await school.problems()).toEqual([
      'content/school.yaml:11:14  SiteAddress: must be a web address beginning with https://, found "http://school.test". Write https://school.test.',
    ]);
  });

  it('requires a colour', async () => {
    school.change('school.yaml', "'#4a1d1f'", 'dark red');
    expect(await school.problems()).toEqual([
      'content/school.yaml:35:8  Colours › ink: must be a colour: # and six digits or letters a-f, in quotes, found "dark red". Write, for example, "#1b2a5b".',
    ]);
  });

  it('requires a colour in quotes, because # begins a comment', async () => {
    school.change('school.yaml', "'#4a1d1f'", '#4a1d1f');
    expect(await school.problems()).toEqual([
      'content/school.yaml:35:8  Colours › ink: is empty, since # begins a note. Write the whole value in quotes: "#4a1d1f"',
    ]);
  });

  it('requires at least one item', async () => {
    school.change(
      'home.yaml',
      'programmes:\n  title: Programmes\n  introduction: Two stages, one school.\n  items:\n    - title: Primary school\n      text: Classes I to V.\n      to: /transport',
      'programmes:\n  title: Programmes\n  introduction: Two stages, one school.\n  items: []',
    );
    expect(await school.problems()).toEqual([
      'content/home.yaml:15:10  Programmes › items: must have at least 1 item, found an empty list. Write each on its own line, with "- " in front.',
    ]);
  });
});
