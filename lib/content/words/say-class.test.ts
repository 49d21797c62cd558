import { classesNamed } from '../kinds/classes';
import { setWords, words } from './in-use';
import { wordsIn } from './languages';
import { sayClass } from './say-class';
import { formatClock, formatDate, formatWeekday } from '@/lib/text/dates';

const english = words;
afterEach(() => setWords(english));

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test.each([
  ['Classes VI to VIII', 'कक्षा 6 से 8'],
  ['VI-VIII', '6 से 8'],
  ['Class VI-B', 'कक्षा 6-B'],
  ['Nursery-XII', 'नर्सरी से 12'],
  ['XI and XII Biology', '11 और 12 जीव विज्ञान'],
  ['Primary (Classes I to IV)', 'प्राइमरी (कक्षा 1 से 4)'],
])('%j is %j in Hindi, and still names the same classes', (label, said) => {
  expect(sayClass(label)).toBe(label);
  setWords(wordsIn('hi').words, 'hi');
  expect(plain(sayClass(label))).toBe(said);
  expect(classesNamed(plain(sayClass(label)))).toEqual(classesNamed(label));
});

test('a label of which the language lacks a word stays as a whole', () => {
  setWords(wordsIn('hi').words, 'hi');
  expect(sayClass('Computer lessons, Classes VI to X')).toBe('Computer lessons, Classes VI to X');
});

test('days and times are those of the language', () => {
  setWords(wordsIn('hi').words, 'hi');
  expect(formatDate('2026-11-05')).toBe('5 नवंबर 2026');
  expect(formatWeekday('2026-11-05')).toBe('गुरुवार, 5 नवंबर 2026');
  expect(['03:30', '08:20', '14:15', '17:00', '20:05'].map((time) => plain(formatClock(time)))).toEqual([
    'रात 3:30',
    'सुबह 8:20',
    'दोपहर 2:15',
    'शाम 5:00',
    'रात 8:05',
  ]);
});

test('a translated word has the places of the English one, and no Latin word', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
  for (const [group, texts] of Object.entries<Record<string, string>>(wordsIn('hi').words))
    for (const [name, text] of Object.entries(texts)) {
      const original = (english as Record<string, Record<string, string>>)[group]?.[name] ?? '';
      expect([group, name, ...places(text)]).toEqual([group, name, ...places(original)]);
      expect(text.replaceAll(/\{\w+\}|ICS|PTM|PDF|IX/g, '')).not.toMatch(/[A-Za-z]{2}/);
    }
});
