import { keepTimes, keepTogether } from './keep-together';

test('a time of day stays on one line', () => {
  expect(keepTogether('Monday, 8.00 am to 2.00 pm')).toBe('Monday, 8.00\u00A0am to\u00A02.00\u00A0pm');
  expect(keepTogether('at 9 A.M. sharp')).toBe('at 9\u00A0A.M. sharp');
  expect(keepTogether('for 1 minute or 40 minutes')).toBe('for 1\u00A0minute or 40\u00A0minutes');
});

test('the day and its month stay on one line, and so does an area', () => {
  expect(keepTogether('Friday, 25 December to Sunday, 3 January 2027')).toBe(
    'Friday, 25\u00A0December to Sunday, 3\u00A0January\u00A02027',
  );
  expect(keepTogether('42 classrooms of 45 sq m')).toBe('42 classrooms of 45\u00A0sq\u00A0m');
});

test('a share and a class stay on one line', () => {
  expect(keepTogether('10 % less in Classes V to XII')).toBe('10\u00A0% less in Classes\u00A0V to\u00A0XII');
  expect(keepTogether('tests of Classes IX and X')).toBe('tests of Classes\u00A0IX and\u00A0X');
});

test('a telephone number, and a session, stay on one line', () => {
  expect(keepTogether('call +91 98765 43210')).toBe('call +91\u00A098765\u00A043210');
  expect(keepTogether('fees of 2025-26')).toBe('fees of 2025-\u206026');
});

test.each(['क़िस्तें', 'किस्तें'])('a number stays on one line with its %s', (instalments) => {
  expect(keepTogether(`सत्र की 7 ${instalments}`)).toBe(`सत्र की 7\u00A0${instalments}`);
});

test('other words after a number are as they were', () => {
  const text = 'Class 8 amphitheatre, room 3 pmp, 2 marching bands, on 2026-11-21';
  expect(keepTogether(text)).toBe(text);
});

test('a text of a page keeps its times together, and a heading stays as it is', () => {
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
