import { askedWords, frameOf, isSlip, keysOf, soundOf, stemOf, wordsOf } from './keys';
import { findNearPages, type NamedPage } from './near-pages';
import { parseIndex, printIndex } from './search-index';

test('words in both writing systems become lower-case Latin letters and digits', () => {
  expect(wordsOf('Café, C.B.S.E. कक्षा ६')).toEqual(['cafe', 'cbse', 'kkshaa', '6']);
});

test.each([
  ['fees', 'phees'],
  ['chutti', 'chhutti'],
  ['pariksha', 'pareeksha'],
  ['photos', 'fotos'],
  ['kitab', 'kitaab'],
])('%s sounds like %s', (word, other) => expect(soundOf(other)).toBe(soundOf(word)));

test.each([
  ['छुट्टी', 'chutti'],
  ['किताब', 'kitab'],
  ['परीक्षा', 'pariksha'],
  ['फ़ीस', 'fees'],
  ['बहन', 'bahan'],
  ['एग्ज़ाम', 'exam'],
  ['एक्जाम', 'exam'],
  ['एक्स्ट्रा', 'extra'],
])('%s in Devanagari sounds like %s', (word, typed) => {
  expect(wordsOf(word).map(soundOf)).toEqual([soundOf(typed)]);
});

test.each([
  ['सोशल', 'social'],
  ['नंबर', 'number'],
  ['यूनिफॉर्म', 'uniform'],
])('%s has the consonants of %s', (word, english) => {
  expect(wordsOf(word).map(frameOf)).toEqual([frameOf(english)]);
});

test('words that differ in meaning keep different sounds', () => {
  expect(soundOf('chutti')).not.toBe(soundOf('chot'));
});

test('singular and plural have the same stem, but short words and "news" are unchanged', () => {
  expect(['fees', 'libraries', 'bus', 'news'].map(stemOf)).toEqual(['fee', 'library', 'bus', 'news']);
});

test.each([
  ['libary', 'library', 1, true],
  ['unifrom', 'uniform', 1, true],
  ['bus', 'bill', 1, false],
  ['labratery', 'laboratory', 1, false],
])('whether %s is a misspelling of %s, with at most %s typos: %s', (typed, word, most, is) => {
  expect(isSlip(typed, word, most)).toBe(is);
});

test('a range of classes has a key for each class, and "I" alone is a pronoun', () => {
  expect(keysOf('Classes V to VIII')).toEqual(expect.arrayContaining(['c5', 'c6', 'c7', 'c8']));
  expect(keysOf('Tuition VI-VIII, books IX–XI')).toEqual(expect.arrayContaining(['c7', 'c10']));
  expect(keysOf('Primary (I to V)')).toEqual(expect.arrayContaining(['c1', 'c2', 'c5']));
  expect(keysOf('कक्षा 5 से 8')).toEqual(expect.arrayContaining(['c5', 'c6', 'c7', 'c8']));
  expect(keysOf('कक्षा 6 की फ़ीस')).toContain('c6');
  expect(keysOf('6 से 8 बजे')).not.toContain('c6');
  expect(keysOf('कक्षा अध्यापक')).toContain('class');
  expect(keysOf('may I ask')).not.toContain('c1');
});

test.each([
  ['class 6 fees', ['c6', 'fees']],
  ['कक्षा ६', ['c6']],
  ['१०वीं कक्षा', ['c10']],
  ['10th result', ['c10', 'result']],
  ['class 10-C', ['c10', 'c']],
  ['VI books', ['c6', 'books']],
  ['one class', ['one', 'class']],
  ['class saat fees', ['c7', 'fees']],
  ['कक्षा छह', ['c6']],
  ['कक्षा छः', ['c6']],
  ['कक्षा दो', ['c2']],
  ['class do', ['class', 'do']],
  ['क्लास टेन', ['class', 'ten']],
  ['कक्षा चार साल', ['age', 'saal']],
  ['एक कक्षा', ['ek', 'class']],
  ['500 rupees', ['500', 'rupees']],
  ['first bell', ['first', 'bell']],
  ['4 saal', ['age', 'saal']],
  ['which standard do you', ['which', 'class', 'do', 'you']],
])('%s asks for %j', (question, words) => expect(askedWords(question)).toEqual(words));

const PAGES: readonly NamedPage[] = [
  { route: '/', title: 'Sunrise School', names: '' },
  { route: '/notice/2026-transport', title: 'Transport', names: '', prior: 0.5 },
  { route: '/transport', title: 'Transport', names: 'Bus routes' },
  { route: '/feestructure', title: 'Fee structure', names: 'Fees' },
  { route: '/Account/Scholarship', title: 'Result and academics', names: '' },
  { route: '/class/vi', title: 'Class VI', names: '' },
  { route: '/contact', title: 'Contact', names: 'Whom to call' },
  { route: '/library', title: 'Library', names: '' },
];
const routes = (address: string): string[] => findNearPages(address, PAGES).map(({ route }) => route);

test('the /hi of a mistyped address does not match any page by itself', () => {
  const hindi = PAGES.map((page) => ({ ...page, route: `/hi${page.route}`.replace(/\/$/, '') }));
  const near = (address: string): string[] => findNearPages(address, hindi).map(({ route }) => route);
  expect([near('/hi/qwertz'), near('/hi/trasnport.php'), near('/libary')]).toEqual([
    [],
    ['/hi/transport', '/hi/notice/2026-transport'],
    ['/hi/library'],
  ]);
});

test.each([
  ['/transport.php', '/transport'],
  ['/Transport.HTML', '/transport'],
  ['/pages/transport/', '/transport'],
  ['/trasnport', '/transport'],
  ['/libary.aspx', '/library'],
  ['/FeeStructure', '/feestructure'],
  ['/fee-structure', '/feestructure'],
  ['/bus-routes.html', '/transport'],
  ['/account/scholarship', '/Account/Scholarship'],
  ['/class/6', '/class/vi'],
  ['/contact%20us', '/contact'],
  ['/transport?id=3', '/transport'],
])('%s may mean %s', (address, route) => expect(routes(address)[0]).toBe(route));

test.each([
  '/wp-login.php',
  '/wp-admin/setup-config.php',
  '/xmlrpc.php',
  '/.env',
  '/.git/config',
  '/backup.sql',
  '/vendor/phpunit/eval-stdin.php',
])('%s is an address that robots try', (address) => expect(routes(address)).toEqual([]));

test.each(['/', '/%', '/%E0%A4%A', '/qwertzuiop', '/<script>alert(1)</script>', `/${'a'.repeat(5000)}`])(
  'no page is similar to %.40s',
  (address) => expect(routes(address)).toEqual([]),
);

test('at most three pages are suggested', () => {
  const alike = Array.from({ length: 9 }, (_, index) => ({
    route: `/bus/${index}`,
    title: `Bus ${index}`,
    names: '',
  }));
  expect(findNearPages('/bus.php', alike)).toHaveLength(3);
});

test('an index can be printed and parsed in any writing system, and Hindi takes fewer bytes than in JSON', () => {
  const index = {
    pages: [{ route: '/hi', title: 'फ़ीस · é', names: '', lead: '“ओ” ₹', sections: [] }],
    lexicon: '',
  };
  expect(parseIndex(printIndex(index))).toEqual(index);
  expect(Buffer.byteLength(printIndex(index))).toBeLessThan(Buffer.byteLength(JSON.stringify(index)));
});
