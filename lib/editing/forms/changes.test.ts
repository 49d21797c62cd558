import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { describeChanges } from './changes';

const FEES = 'tuition:\n  - class: I-V\n    total: 7000\n  - class: VI-VIII\n    total: 10500\n';

test.each([
  [
    'a number of an item',
    FEES.replace('10500', '10550'),
    ['Total for the year (₹) of VI-VIII: from 10,500 to 10,550'],
  ],
  ['an item that was added', `${FEES}  - class: IX\n    total: 1\n`, ['Tuition fees, IX: added']],
  [
    'an item that was removed',
    FEES.slice(0, FEES.indexOf('  - class: VI')),
    ['Tuition fees, VI-VIII: removed'],
  ],
  ['a new field', `${FEES}note: Pay by card\n`, ['Line at the top: added “Pay by card”']],
  ['a yes-or-no field', `${FEES}stillPaid: true\n`, ['Paid until new fees are approved: added yes']],
  ['nothing if only line endings differ', FEES.replaceAll('\n', '\r\n'), []],
])('changes are described in words: %s', (_, after, sentences) => {
  expect(describeChanges('fees', FEES, after)).toEqual(sentences);
});

test('a row of the disclosure is named with its part', () => {
  const rows = 'D:\n  rows:\n    - row: D4\n      number: 9\n';
  expect(describeChanges('disclosure', rows, `${rows.replace('9', '8')}    - row: D5\n`)).toEqual([
    'Number of row D4: from 9 to 8',
    'Part D, row D5: added',
  ]);
});

test('the day of the last change is mentioned only if nothing else has changed', () => {
  const [day, later] = [`updated: 2026-04-01\n${FEES}`, `updated: 2026-11-21\n${FEES}`];
  expect(describeChanges('fees', day, later)).toEqual([
    'Last checked on: from 1 April 2026 to 21 November 2026',
  ]);
  expect(describeChanges('fees', day, later.replace('7000', '7100'))).toEqual([
    'Total for the year (₹) of I-V: from 7,000 to 7,100',
  ]);
});

test('a day is written in words, but a day within a text is left as it is', () => {
  const news = 'publish: 2025-04-12\nmessage: On 2025-04-12\n';
  const later = 'publish: 2025-04-13\nmessage: On 2025-04-13\n';
  expect(describeChanges('news', news, later)).toEqual([
    'First day on the website: from 12 April 2025 to 13 April 2025',
    expect.stringContaining('from “On 2025-04-12” to “On 2025-04-13”'),
  ]);
});

test('lines of a text are described without the signs of Markdown, unless only they change', () => {
  const page = (line: string) => `---\ntitle: A\n---\n\n${line}\n`;
  const before = page('- **Cost:** see [fees](/fees).');
  expect(describeChanges('pages', before, page('- **Cost:** see [all fees](/fees).'))).toEqual([
    'Text of the page: from “Cost: see fees.” to “Cost: see all fees.”',
  ]);
  expect(describeChanges('pages', before, page('- **Cost:** see [fees](/all).'))).toEqual([
    'Text of the page: from “- **Cost:** see [fees](/fees).” to “- **Cost:** see [fees](/all).”',
  ]);
});

test('a choice is written as in the form', () => {
  expect(describeChanges('news', 'message: A\n', 'message: A\nconsent: nobody\n')).toEqual([
    `Consent in writing: added “${STAFF_DEFAULTS.choices.nobody}”`,
  ]);
});

test('a renamed item still counts as the same item, and a new order counts as one change', () => {
  const renamed = FEES.replace('VI-VIII', 'VI-IX');
  expect(describeChanges('fees', FEES, renamed)).toEqual([
    expect.stringContaining('from “VI-VIII” to “VI-IX”'),
  ]);
  const turned = 'tuition:\n  - class: VI-VIII\n    total: 10500\n  - class: I-V\n    total: 7000\n';
  expect(describeChanges('fees', FEES, turned)).toEqual([expect.stringContaining('order changed')]);
});

test('a new file, a deleted file and a changed text below the fields are described', () => {
  const page = '---\ntitle: A\n---\n\nText.\n';
  expect(describeChanges('pages', undefined, page)).toEqual(['Added']);
  expect(describeChanges('pages', page, undefined)).toEqual(['Deleted']);
  expect(describeChanges('pages', page, page.replace('Text', 'Words'))).toEqual([
    'Text of the page: from “Text.” to “Words.”',
  ]);
  const long = `${page}\n- Fees are paid at the counter, Monday to Saturday, from 8.00 am to 1.00 pm.\n`;
  expect(describeChanges('pages', long, `${long.replace('1.00', '2.00')}- New.\n`)).toEqual([
    'Text of the page: from “… from 8.00 am to 1.00 pm.” to “… from 8.00 am to 2.00 pm.”, and 1 more',
  ]);
  expect(describeChanges('pages', page, long)).toEqual([expect.stringContaining('added “Fees')]);
});
