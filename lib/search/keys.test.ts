import { askedWords, frameOf, isPlainVerb, isSlip, keysOf, soundOf, stemOf, wordsOf } from './keys';

test('words of both scripts are small Latin letters and digits', () => {
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
])('%s in its own script sounds like %s', (word, typed) => {
  expect(wordsOf(word).map(soundOf)).toEqual([soundOf(typed)]);
});

test.each([
  ['स्ट्रक्चर', 'structure'],
  ['लैंग्वेज', 'language'],
  ['सोशल', 'social'],
  ['नंबर', 'number'],
])('%s has the consonants of %s', (word, english) => {
  expect(wordsOf(word).map((each) => frameOf(soundOf(each)))).toEqual([frameOf(soundOf(english))]);
});

test('forms of Hindi verbs that say little are known in both scripts, and other words are not among them', () => {
  const verbs = wordsOf('करूँगा जाएगी देंगे लेकर jayenge rakhte');
  expect(verbs.filter(isPlainVerb)).toEqual(verbs);
  expect(wordsOf('कला नाम दवा date bank paper').filter(isPlainVerb)).toEqual([]);
});

test('words that differ in meaning keep different sounds', () => {
  expect(soundOf('chutti')).not.toBe(soundOf('chot'));
});

test('one and many have one stem, and short words and "news" keep their own', () => {
  expect(['fees', 'libraries', 'classes', 'bus', 'news'].map(stemOf)).toEqual([
    'fee',
    'library',
    'class',
    'bus',
    'news',
  ]);
});

test.each([
  ['libary', 'library', 1, true],
  ['unifrom', 'uniform', 1, true],
  ['bus', 'bill', 1, false],
  ['labratery', 'laboratory', 1, false],
])('%s for %s, with at most %s slips: %s', (typed, word, most, is) => {
  expect(isSlip(typed, word, most)).toBe(is);
});

test('a range of classes names each, and "I" alone is a pronoun', () => {
  expect(keysOf('Classes V to VIII')).toEqual(expect.arrayContaining(['c5', 'c6', 'c7', 'c8']));
  expect(keysOf('Tuition VI-VIII')).toContain('c7');
  expect(keysOf('may I ask')).not.toContain('c1');
});

test.each([
  ['class 6 fees', ['c6', 'fees']],
  ['कक्षा ६', ['c6']],
  ['10th result', ['c10', 'result']],
  ['VI books', ['c6', 'books']],
  ['class five', ['c5']],
  ['कक्षा आठ', ['c8']],
  ['one class', ['one', 'class']],
  ['500 rupees', ['500', 'rupees']],
  ['principal ke paas', ['principal', 'ke']],
  ['class 2 B teacher', ['c2', 'teacher']],
  ['10-C', ['c10']],
  ['कक्षा 6 ए', ['c6']],
  ['छठी अ के', ['c6', 'ke']],
  ['pehli kaksha', ['c1']],
  ['first standard', ['c1']],
  ['first bell', ['first', 'bell']],
  ['4 saal', ['age', 'saal']],
  ['which standard do you', ['which', 'class', 'do', 'you']],
])('%s asks for %j', (question, words) => expect(askedWords(question)).toEqual(words));
