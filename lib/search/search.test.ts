import { createSearch } from './search';
import type { IndexedPage } from './search-index';

const page = (route: string, title: string, text: string, more: Partial<IndexedPage> = {}): IndexedPage => {
  return { route, title, names: '', lead: '', sections: [['', '', text]], ...more };
};

const PAGES = [
  page('/transport', 'Transport', 'School buses run on three routes.', {
    sections: [
      ['', '', 'School buses run on three routes.'],
      ['late', 'When the bus is late', 'Call the transport desk.'],
    ],
  }),
  page('/feestructure', 'Fee structure', 'Tuition is paid in instalments. The bus is extra.'),
  page('/calendar', 'Calendar', 'Every holiday of the year.', { names: 'Date sheet. Pass' }),
  page('/timings', 'School timings', 'The first bell is at 8.'),
  page('/booklist', 'Book list', 'Class V to VIII: ask the librarian.'),
  page('/security', 'Security', 'Show it at the gate.', { names: 'Gate pass. Visitors. Maps' }),
  page('/staff', 'Librarian', 'Two of them.'),
  page('/class/ii', 'Class II', 'Who teaches it.', { prior: 0.8 }),
];
const LEXICON =
  'dusri second: c2\nthe get: ~\nkab aayegi hai Sunrise:\npaas: near\ndwar गेट: gate\nbas gaadi: bus, transport\nchhutti: holiday\ndaycare creche: ?creche\nhostel boarding: ?hostel\nbuspass: ?bus pass\nriding: ?horse\nshikshak teacher: librarian\nwhere kahan khaan is the school skool hai:\nwhereistheschool schoolkahanhai स्कूलकहाँहै: gate';

const { find, marker } = createSearch({ pages: PAGES, lexicon: LEXICON });
const routes = (question: string): string[] => find(question).map((each) => each.page.route);

test.each([
  ['transport', '/transport'],
  ['trasnport', '/transport'],
  ['bas kab aayegi', '/transport'],
  ['बस कब', '/transport'],
  ['chutti', '/calendar'],
  ['date sheet', '/calendar'],
  ['timing bell', '/timings'],
  ['books class 7', '/booklist'],
  ['हॉलिडे', '/calendar'],
  ['टीचर', '/staff'],
  ['instalmants', '/feestructure'],
  ['गेट पास', '/security'],
  ['मैप', '/security'],
  ['स्कूल कहाँ है', '/security'],
  ['where is the school', '/security'],
  ['दूसरी कक्षा', '/class/ii'],
])('%s is answered first by %s', (question, route) => expect(routes(question)[0]).toBe(route));

test.each(['creche', 'day care', 'bus to the hostel', 'school boarding'])(
  'there are no results for "%s", which the school lacks',
  (question) => expect(routes(question)).toEqual([]),
);

test('a phrase for something that a school may lack has results if one heading contains all of its words', () => {
  const pass = page('/pass', 'Bus pass', 'Show it.');
  const { find: findThere } = createSearch({ pages: [...PAGES, pass], lexicon: LEXICON });
  expect([find('bus pass').length, findThere('bus pass')[0]?.page.route]).toEqual([0, '/pass']);
});

test('a word of the site is found even if it sounds like a word that the site lacks', () => {
  const reading = page('/reading', 'Reading', 'Every week.');
  const { find: findThere } = createSearch({ pages: [...PAGES, reading], lexicon: LEXICON });
  expect(findThere('reading')[0]?.page.route).toBe('/reading');
});

test('among words that sound like a misspelt word, only the one with the nearest spelling counts', () => {
  const { find: findThere } = createSearch({ pages: PAGES, lexicon: 'bhara: bell\nbarah: holiday' });
  const found = ['bhra', 'barha'].map((question) => findThere(question).map((each) => each.page.route));
  expect(found).toEqual([['/timings'], ['/calendar']]);
});

test('among words that sound alike, the one spelt most like the question is chosen, even if it is an ignored word or means something that the site lacks', () => {
  const alike =
    'chhutti: holiday\nchhoti: bus\nchahte:\nchhata: gate\nvetan: ?salary\npool: ?swimming\npul: gate';
  const { find: findThere } = createSearch({ pages: PAGES, lexicon: alike });
  const firstOf = (question: string) => findThere(question)[0]?.page.route;
  expect(['chutti', 'choti', 'छुट्टी चाहते', 'pul', 'pool', 'छुट्टी वेतन'].map(firstOf)).toEqual([
    '/calendar',
    '/transport',
    '/calendar',
    '/security',
    undefined,
    undefined,
  ]);
});

test('a pair of words is found even if the site lacks one of the words on its own', () => {
  const lexicon = 'wedding: ?wedding\nweddingleave: absence';
  const pages = [page('/parents', 'For parents', 'How to ask for absence.')];
  const { find: findThere } = createSearch({ pages, lexicon });
  expect(findThere('wedding')).toEqual([]);
  expect(findThere('wedding leave')[0]?.page.route).toBe('/parents');
});

test('a question about a number is answered even if each of its words is ignored on its own', () => {
  const lexicon = 'how many kitne children bacche:\nkitnebacche manychildren: pupils sections';
  const pages = [...PAGES, page('/information', 'Information', '1200 pupils in 33 sections.')];
  const { find: findThere } = createSearch({ pages, lexicon });
  for (const question of ['kitne bacche', 'how many children'])
    expect(findThere(question)[0]?.page.route).toBe('/information');
  expect(findThere('children')).toEqual([]);
});

test('something that a school may lack is found if a page mentions it', () => {
  const pages = [...PAGES, page('/hostel', 'Hostel', 'Sixty beds.')];
  const { find: findThere } = createSearch({ pages, lexicon: LEXICON });
  const firstOf = (question: string) => findThere(question)[0]?.page.route;
  expect(['hostel', 'boarding'].map(firstOf)).toEqual(['/hostel', '/hostel']);
});

test('next to a class number, the word "class" does not count', () => {
  const pages = [page('/hi/fees', 'फ़ीस', 'Class.'), page('/hi/class/x', 'कक्षा 10', 'यहाँ।')];
  const { find: findThere } = createSearch({ pages, lexicon: 'dasvi दसवीं: c10' });
  for (const question of ['दसवीं कक्षा', 'class dasvi', 'कक्षा दस'])
    expect(findThere(question).map((each) => each.page.route)).toEqual(['/hi/class/x']);
});

test('a page with the word in its name comes before a page that only mentions it', () => {
  expect(routes('bus')).toEqual(['/transport', '/feestructure']);
});

test.each([
  '',
  '   ',
  '?',
  'xylophone',
  'petrol price',
  '<img src=x onerror=alert(1)>',
  '\u202E',
  'a'.repeat(10_000),
])('there are no results for "%.40s"', (question) => expect(routes(question)).toEqual([]));

test('a result leads to a section only if its heading matches more of the question than the page’s name does', () => {
  expect(['bus late', 'gaadi', 'gaadi desk', 'timing bell'].map((each) => find(each)[0]?.section)).toEqual([
    1, -1, -1, -1,
  ]);
});

test('a result leads to the page if one of the page’s names fits better than a section’s heading', () => {
  const bus = page('/transport', 'Transport', '', {
    names: 'Bus times',
    sections: [
      ['routes', 'Routes, stops and charges', 'These are the times of each bus in winter.'],
      ['summer', 'Summer times, April to October', 'The times of each bus in summer.'],
    ],
  });
  const calendar = page('/calendar', 'Calendar', '', {
    names: 'Exam dates. Leave application',
    sections: [
      ['march', 'March', 'Annual exam.'],
      ['change', 'If a date changes', 'We tell you, also of an exam.'],
      ['leave', 'Leave', 'Write an application.'],
    ],
  });
  const { find: findThere } = createSearch({ pages: [bus, calendar], lexicon: 'exam: exam, exam date\nif:' });
  const sectionOf = (question: string) => findThere(question)[0]?.section;
  expect(['bus times', 'summer bus times', 'bus charges'].map(sectionOf)).toEqual([-1, 1, 0]);
  expect(['exam', 'exam dates', 'leave application'].map(sectionOf)).toEqual([-1, -1, 2]);
});

test('if a page’s name lacks the word, the result leads to the section that mentions it', () => {
  expect(find('librarian')).toMatchObject([
    { page: { route: '/staff' } },
    { page: { route: '/booklist' }, section: 0 },
  ]);
});

test('matching words are marked as they are written on the page', () => {
  const isMarked = marker('gaadi');
  expect(['bus', 'Transport', 'desk'].map(isMarked)).toEqual([true, true, false]);
});

test('if no page has the meaning of a line in the lexicon, another word of that line replaces it', () => {
  const pages = [page('/hi/calendar', 'साल की छुट्टी', 'हर महीने।'), page('/hi/transport', 'बस', 'तीन रास्ते।')];
  const { find: findThere } = createSearch({ pages, lexicon: 'chhutti holiday avkash: holiday' });
  for (const question of ['holiday', 'अवकाश', 'avkash', 'छुट्टी'])
    expect(findThere(question)[0]?.page.route).toBe('/hi/calendar');
});

test('the ids of Hindi headings match English words', () => {
  const pages = [
    page('/hi/parents', 'माता-पिता', '', { sections: [['how-to-borrow', 'किताब कैसे लें', 'यहाँ।']] }),
  ];
  expect(createSearch({ pages, lexicon: '' }).find('borrow')).toHaveLength(1);
});

test('a page with a smaller weight comes after others', () => {
  const pages = [page('/copy', 'Fee structure', 'Tuition', { prior: 0.5 }), ...PAGES];
  const found = createSearch({ pages, lexicon: LEXICON }).find('fee structure');
  expect(found.map((each) => each.page.route)).toEqual(['/feestructure', '/copy']);
});

test('a site without pages has no results', () => {
  expect(createSearch({ pages: [], lexicon: '' }).find('bus')).toEqual([]);
});
