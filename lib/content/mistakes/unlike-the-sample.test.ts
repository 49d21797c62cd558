import { loadContent } from '../load-content';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

async function load() {
  const { content, problems } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
  expect(problems.map(({ message }) => message)).toEqual([]);
  if (!content) throw new Error('the school has a mistake');
  return content;
}

const TUITION = 'tuition:\n  - class: I-V\n    installment: 1000\n    total: 7000\n';

describe('fees', () => {
  it('fees need not include admission, registration or annual charges, or an accountant', async () => {
    school.write('fees.yaml', `session: 2025-26\ninstallments: 7\n${TUITION}`);
    const { fees } = await load();
    expect(fees).toMatchObject({ admission: [], registration: [], annual: [], other: [], accountants: [] });
  });

  it('fees need not include tuition', async () => {
    school.write('fees.yaml', 'session: 2025-26\nannual:\n  - class: I-V\n    amount: 500\n');
    expect((await load()).fees).toMatchObject({ tuition: [], annual: [{ class: 'I-V', amount: 500 }] });
  });

  it('fees must state the number of installments in which tuition is paid', async () => {
    school.write('fees.yaml', `session: 2025-26\n${TUITION}`);
    expect(await school.problems()).toEqual([
      'content/fees.yaml:1:1  Installments: is missing: write the number of installments in which tuition is paid, for example installments: 7',
    ]);
  });

  it('a school without fees shows none', async () => {
    school.change('pages/transport.md', 'contact: office\n', 'contact: office\nshows:\n  - feeTables\n');
    school.write('fees.yaml', 'session: 2025-26\n');
    expect((await load()).pages.find(({ route }) => route === '/transport')?.shows).toEqual([]);
  });

  it('lists of fees may be empty', async () => {
    const lists = ['admission', 'registration', 'annual', 'other', 'accountants'].map(
      (name) => `${name}: []\n`,
    );
    school.write('fees.yaml', `session: 2025-26\ninstallments: 7\n${lists.join('')}${TUITION}`);
    expect((await load()).fees.annual).toEqual([]);
  });

  it('some classes may pay in a different number of installments', async () => {
    school.change(
      'fees.yaml',
      'installment: 1000\n    total: 7000',
      'installment: 1000\n    installments: 10\n    total: 10000',
    );
    const { fees } = await load();
    expect(fees.tuition.map(({ installments }) => installments)).toEqual([10, 7]);
  });

  it('each total is checked against the number of installments in its row', async () => {
    school.change('fees.yaml', 'installment: 1000\n', 'installment: 1000\n    installments: 10\n');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:16:12  Tuition › I-V › total: must be 10 × 1000 = 10000, found 7000. Write 10000, or correct the installment.',
    ]);
  });

  it('fees may include hostel and transport', async () => {
    school.change(
      'fees.yaml',
      'accountants:',
      'other:\n  - title: Transport\n    rows:\n      - item: Up to 5 km\n        amount: 900\n        paid: each month\naccountants:',
    );
    const { fees } = await load();
    expect(fees.other).toEqual([
      { title: 'Transport', rows: [{ item: 'Up to 5 km', amount: 900, paid: 'each month' }] },
    ]);
  });
});

describe('a link to a place without content', () => {
  it.each([
    [
      'fees.yaml',
      'accountants:\n  - name: R. Mishra\n    phone: +91 98765 43211\n',
      'accountants',
      'accountants',
    ],
    ['admission.yaml', 'form:\n  title: Admission form\n  file: form.pdf\n', 'admissionRules', 'form'],
    ['documents.yaml', '\n  - title: Admission form\n    file: form.pdf', 'documents', 'downloads'],
  ])(
    'a link to a place on the page is an error if %s lacks the content of that place',
    async (file, text, block, place) => {
      school.change('pages/transport.md', 'contact: office\n', `contact: office\nshows:\n  - ${block}\n`);
      school.change('pages/transport.md', '#contact', `#${place}`);
      expect(await school.problems()).toEqual([]);
      school.change(file, text, file === 'documents.yaml' ? ' []' : '');
      expect(await school.problems()).toEqual([expect.stringContaining(`this page has no place "${place}"`)]);
    },
  );
});

describe('a link to the fees of one class', () => {
  beforeEach(() =>
    school.change('pages/transport.md', 'contact: office\n', 'contact: office\nshows:\n  - feeTables\n'),
  );

  it.each(['class-6', 'tuition', 'fee-of-class'])(
    'a link to the fees of one class may lead to %s',
    async (place) => {
      school.change('pages/transport.md', '#contact', `#${place}`);
      expect(await school.problems()).toEqual([]);
    },
  );

  it('a link to the fees of a class is an error if the page shows no fees for that class', async () => {
    school.change('pages/transport.md', '#contact', '#class-12');
    expect(await school.problems()).toEqual([expect.stringContaining('this page has no place "class-12"')]);
  });

  it('a link to the fees of a class does not lead to a heading with the same words', async () => {
    school.change('pages/transport.md', '## Routes', '## Class 6');
    school.change('pages/transport.md', '#contact', '#class-6-1');
    expect(await school.problems()).toEqual([]);
  });

  it('links to the fees of a class are not checked while the fees have an error', async () => {
    school.change('pages/transport.md', '#contact', '#class-6');
    school.change('fees.yaml', 'class: VI-VIII', 'klass: VI-VIII');
    expect(await school.problems()).toEqual([expect.stringContaining('content/fees.yaml')]);
  });
});

describe('a contact', () => {
  it('a contact needs no e-mail and no hours', async () => {
    school.change(
      'school.yaml',
      '    email: fees@school.test\n    hours: Monday to Friday, 8.00 am to 1.00 pm\n',
      '',
    );
    expect((await load()).school.contacts[1]).not.toHaveProperty('email');
  });
});

describe('admission', () => {
  it('admission.yaml needs no form to print, no rules and no list of papers', async () => {
    school.write('admission.yaml', 'rules: []\n');
    expect((await load()).admission).toEqual({ rules: [], documents: [], form: undefined });
  });
});

describe('a page', () => {
  it('a page shows only the parts for which the school has content', async () => {
    const shows = [
      'news',
      'events',
      'announcements',
      'gallery',
      'videos',
      'messages',
      'programmes',
      'accountants',
    ];
    school.change(
      'pages/transport.md',
      'contact: office\n',
      `contact: office\nshows:\n${shows.map((name) => `  - ${name}\n`).join('')}`,
    );
    school.change('fees.yaml', 'accountants:\n  - name: R. Mishra\n    phone: +91 98765 43211\n', '');
    const page = (await load()).pages.find(({ route }) => route === '/transport');
    expect(page?.shows).toEqual(shows.filter((name) => name !== 'accountants'));
  });
});

describe('the menu', () => {
  it('a third level of the menu is rejected, and the message says so', async () => {
    school.change(
      'menu.yaml',
      '        to: /transport\n',
      '        entries:\n          - text: Route 1\n            to: /transport\n',
    );
    expect(await school.problems({ severity: 'error' })).toEqual([
      'content/menu.yaml:7:9  Entries › School › entries › School bus › entries: opens a third level, but the menu has only two. Move these entries up into the list, or link to them from the text of a page.',
    ]);
  });
});

describe('a school of another board', () => {
  beforeEach(() => {
    school.change('school.yaml', 'board: CBSE', 'board: CISCE');
    school.delete('disclosure.yaml');
  });

  it('a school of another board needs no disclosure, no affiliation number and no code', async () => {
    school.change('school.yaml', "affiliationNumber: '1234567'\ncode: '07123'\n", '');
    expect((await load()).disclosure).toBeUndefined();
  });

  it('a school of another board gets a warning if a page should show part of the missing disclosure; the page then omits that part', async () => {
    school.change('pages/transport.md', 'contact: office\n', 'contact: office\nshows:\n  - disclosureA\n');
    const { content } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
    expect(content?.pages.find(({ route }) => route === '/transport')?.shows).toEqual([]);
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:9:5  Shows › item 1: "disclosureA" shows nothing because there is no disclosure.yaml. Delete it, or delete the page.',
    ]);
  });

  it('a school of another board has no automatic link to a page that shows CBSE’s form', async () => {
    school.change('menu.yaml', '      - text: Families\n        to: /Account/Testimonials\n', '');
    school.change('pages/transport.md', '[their page](/Account/Testimonials)', 'their page');
    school.change('pages/Account/Testimonials.md', '  - testimonials\n', '  - disclosureA\n');
    expect(await school.problems({ severity: 'error' })).toContainEqual(
      expect.stringMatching(
        /^content\/pages\/Account\/Testimonials\.md:1:1 {2}no link leads to this page\. /,
      ),
    );
  });

  it('a school of another board may publish a list that its own board requires', async () => {
    school.write(
      'own-disclosure.yaml',
      'title: For the State\nrows:\n  - information: Recognition\n    details: Up to Class X\n',
    );
    school.change('pages/transport.md', 'contact: office\n', 'contact: office\nshows:\n  - ownDisclosure\n');
    expect((await load()).ownDisclosure?.rows).toHaveLength(1);
    school.change('own-disclosure.yaml', '    details: Up to Class X\n', '');
    expect(await school.problems()).toEqual([
      expect.stringContaining('has no answer: write “details”, “file” or “to”'),
    ]);
  });
});

test('a CBSE school without the disclosure is told that it must publish it', async () => {
  school.delete('disclosure.yaml');
  expect(await school.problems()).toEqual([
    expect.stringMatching(/^content\/disclosure\.yaml:1:1 {2}is missing: every CBSE school publishes/),
  ]);
});
