import { fillIn, telephoneLink, whatsappLink, formatBytes, formatNumber } from './text';
import { firstSentence, openingOf } from './first-sentence';
import { keepTimes, keepTogether } from './keep-together';

describe('fillIn', () => {
  it('placeholders are replaced with values', () => {
    expect(fillIn('Photo {number} of {total}', { number: 4, total: 13 })).toBe('Photo 4 of 13');
  });

  it('text without placeholders stays unchanged', () => {
    expect(fillIn('Close', {})).toBe('Close');
  });

  it('each occurrence of a placeholder is replaced', () => {
    expect(fillIn('{a}-{a}', { a: 'x' })).toBe('x-x');
  });

  it('characters in a value do not count as placeholders or patterns', () => {
    expect(fillIn('© {year} {school}', { year: 2025, school: '$& {year}' })).toBe('© 2025 $& {year}');
  });

  it('a missing value causes an error', () => {
    expect(() => fillIn('{number} of {total}', { number: 1 })).toThrow(
      'no value for {total} in "{number} of {total}"',
    );
  });
});

test('a telephone link keeps the + of the country code, and removes all separators', () => {
  expect(telephoneLink('+91 98765-43210')).toBe('tel:+919876543210');
  expect(telephoneLink('1800 11 2345')).toBe('tel:1800112345');
});

test('a WhatsApp link has digits only', () => {
  expect(whatsappLink('+91 98765 43210')).toBe('https://wa.me/919876543210');
});

test('lakhs are grouped as in India', () => {
  expect([800, 10850, 100000].map(formatNumber)).toEqual(['800', '10,850', '1,00,000']);
});

test('sizes are written as in download lists', () => {
  expect([12, 84_000, 1_240_000].map(formatBytes)).toEqual(['1 KB', '84 KB', '1.2 MB']);
});

it.each([
  ['The school is closed on Monday.', 'The school is closed on Monday.'],
  ['The school is closed on Monday. Buses run on Tuesday.', 'The school is closed on Monday.'],
  ['Forms are due on 10 May. Late forms are refused.', 'Forms are due on 10 May.'],
  ['Models by Class VI. Bring water.', 'Models by Class VI.'],
  ['Pay Rs. 500 by 10 April. Late fees follow.', 'Pay Rs. 500 by 10 April.'],
  ['विद्यालय सोमवार को बंद है। बसें मंगलवार से चलेंगी।', 'विद्यालय सोमवार को बंद है।'],
  ['Admission to Nursery\nis open.\n\nForms are at the office.', 'Admission to Nursery is open.'],
  ['1. Bring the report card. 2. Come by noon.', '1. Bring the report card.'],
])('the first sentence of %j is %j', (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

it.each([
  'Dr. Rao visits Std. VI on 4 May at 9.30 a.m. Class VI brings the card',
  'All parents of Sr. Wing pupils meet the Hon. Secretary w.e.f. Monday',
  'Mr. A. Khan, Md. Ali, Kr. Anil and Er. Gupta judge',
  'Lt. Col. Rana of Sec. B and the Adm. Officer come',
  'The Distt. Magistrate, Govt. Officers and Prof. B. N. Jha speak on Sept. Fifth',
  'The school no. Fifteen and the dept. Head of Dr. B.Ed. College meet',
  'डॉ. शर्मा और कु. वर्मा आएंगे',
  'Dear parents,\n\nThe school is closed on Monday',
  'Dear Parents!\nFees are due on Monday',
  'Respected Sir or Madam. The hall is booked',
])('abbreviations and salutations do not end the sentence %j', (text) => {
  expect(firstSentence(`${text} tomorrow. Another sentence follows.`)).toBe(
    `${text} tomorrow.`.replaceAll(/\s+/g, ' '),
  );
});

it('a sentence that is too long for a ticker is shortened', () => {
  expect(firstSentence(`A${' long'.repeat(60)} sentence.`).length).toBeLessThanOrEqual(201);
});

test('a text of up to 200 characters is shown in full; of a longer text, only the first sentence is shown', () => {
  const text = `Fees are due. ${'X'.repeat(186)}`;
  expect([openingOf(text), openingOf(`${text}.`)]).toEqual([text, 'Fees are due.']);
});

test('a time of day stays on one line', () => {
  expect(keepTogether('Monday, 8.00 am to 2.00 pm')).toBe('Monday, 8.00\u00A0am to\u00A02.00\u00A0pm');
  expect(keepTogether('at 9 A.M. sharp')).toBe('at 9\u00A0A.M. sharp');
  expect(keepTogether('for 1 minute or 40 minutes')).toBe('for 1\u00A0minute or 40\u00A0minutes');
});

test('a day and its month stay on one line, and so do an area and its unit', () => {
  expect(keepTogether('Friday, 25 December to Sunday, 3 January 2027')).toBe(
    'Friday, 25\u00A0December to Sunday, 3\u00A0January\u00A02027',
  );
  expect(keepTogether('42 classrooms of 45 sq m')).toBe('42 classrooms of 45\u00A0sq\u00A0m');
});

test('a Hindi range may break before the second date or before the year, but not between a day and its month', () => {
  expect(keepTogether('25 दिसंबर 2026 से 3 जनवरी 2027 तक: छुट्टियाँ')).toBe(
    '25\u00A0दिसंबर\u00A02026 से\u00A03\u00A0जनवरी\u00A02027\u00A0तक: छुट्टियाँ',
  );
  expect(keepTogether('7 से 12 दिसंबर 2026 तक: परीक्षा')).toBe(
    '7\u00A0से\u00A012\u00A0दिसंबर 2026\u00A0तक: परीक्षा',
  );
});

test('a percentage and a class stay on one line', () => {
  expect(keepTogether('10 % less in Classes V to XII')).toBe('10\u00A0% less in Classes\u00A0V to\u00A0XII');
  expect(keepTogether('tests of Classes IX and X')).toBe('tests of Classes\u00A0IX and\u00A0X');
});

test('a telephone number, a session and a range of classes are not broken between lines', () => {
  expect(keepTogether('call +91 98765 43210')).toBe('call +91\u00A098765\u00A043210');
  expect(keepTogether('fees of 2025-26')).toBe('fees of 2025-\u206026');
  expect(keepTogether('home I–IV')).toBe('home I–\u2060IV');
  expect(keepTogether('वापसी, कक्षा 5–12')).toBe('वापसी, कक्षा\u00A05–\u206012');
});

test.each(['क़िस्तें', 'किस्तें'])('a number stays on one line with its %s', (instalments) => {
  expect(keepTogether(`सत्र की 7 ${instalments}`)).toBe(`सत्र की 7\u00A0${instalments}`);
});

test('other words after a number are unchanged', () => {
  const text = 'Class 8 amphitheatre, room 3 pmp, 2 marching bands, on 2026-11-21';
  expect(keepTogether(text)).toBe(text);
});

test('in text on a page, times stay on one line, but headings are unchanged', () => {
  const of = (value: string) => [{ type: 'text' as const, value }];
  const page = (text: string) => ({
    type: 'root' as const,
    children: [
      { type: 'heading' as const, depth: 2 as const, children: of('From 8 am') },
      { type: 'paragraph' as const, children: of(text) },
    ],
  });
  const root = page('From 8 am');
  keepTimes(root);
  expect(root).toEqual(page('From 8\u00A0am'));
});
