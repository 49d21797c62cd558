import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const said = async (): Promise<string[]> =>
  (await school.problems()).map((line) => line.replace(/^content\/(\S+?):[\d:]+ {2}/, '$1 '));
const news = (message: string): string =>
  `publish: 2025-04-12\ndate: 2025-04-12\nmessage: ${JSON.stringify(message)}\n`;
const inText = (typed: string): void =>
  school.change('pages/transport.md', 'contact: office\n---\n', `contact: office\n---\n\n${typed}\n`);

it('a photo that is in the gallery twice, under two names, is named', async () => {
  copyFileSync(school.pathOf('images/garden.png'), school.pathOf('images/garden-2.png'));
  expect(await said()).toEqual([]);
  const picture = '  - picture: garden-2.png\n    alt: Flowers\n    caption: Flowers\n    consent: nobody\n';
  school.change('gallery.yaml', 'pictures:\n', `pictures:\n${picture}`);
  const found = await said();
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toMatch(
    /^gallery\.yaml .*picture: is the same as garden-2\.png on line \d+, under another name\. Take one of the two out, or name its own\.$/,
  );
});

it('a page with the text of another page is named, and one that was copied whole only once', async () => {
  const text = readFileSync(school.pathOf('pages/transport.md'), 'utf8') + 'A sentence of many. '.repeat(12);
  school.write('pages/transport.md', text);
  school.write('pages/bus.md', text);
  expect((await said()).filter((line) => line.includes('says the same'))).toEqual([]);
  const other = text
    .replace(/^title: .*$/m, 'title: Bus')
    .replace(/^description: .*$/m, 'description: Buses');
  school.write('pages/bus.md', other);
  expect((await said()).filter((line) => line.includes('says the same'))).toEqual([
    expect.stringMatching(/^pages\/\w+\.md says the same as content\/pages\/\w+\.md\./),
  ]);
});

it.each([
  [
    'Facebook',
    'instagram.com/school',
    'leads to instagram.com, and network is Facebook. Correct the one that is wrong.',
  ],
  [
    'X',
    'www.facebook.com/school',
    'leads to www.facebook.com, and network is X. Correct the one that is wrong.',
  ],
  [
    'Facebook',
    'www.facebook.com',
    'leads to Facebook itself. Open the page of the school there, and copy its address.',
  ],
  ['Facebook', 'm.facebook.com/school', undefined],
  ['X', 'twitter.com/school', undefined],
])('an address is of the network %s and of the school: %s', async (network, address, wrong) => {
  const file = readFileSync(school.pathOf('school.yaml'), 'utf8').replace(/^social: \[\]\n/m, '');
  school.write('school.yaml', `social: [{ network: ${network}, address: https://${address} }]\n${file}`);
  expect(await said()).toEqual(wrong ? [`school.yaml Social › ${network} › address: ${wrong}`] : []);
});

it('an event may be on a holiday: it is a day of the calendar itself', async () => {
  school.write(
    'events/a.yaml',
    'publish: 2025-04-01\ndate: 2025-08-15\nmessage: Meeting of all parents in the hall.\n',
  );
  school.write(
    'calendar.yaml',
    'session: 2025-26\ngroups: []\ndays:\n  - date: 2025-08-15\n    kind: holiday\n    title: Independence Day\n',
  );
  expect((await said()).filter((line) => line.startsWith('events/'))).toEqual([]);
});

it.each([
  ['Tuition is paid in ten instalments.', ['says "ten instalments", and fees.yaml has 7.']],
  ['Tuition is paid in 6 equal installments.', ['says "6 equal installments", and fees.yaml has 7.']],
  ['Tuition is paid in seven instalments; the first two instalments are due in April.', []],
  ['The hostel is paid in two instalments.', []],
])('installments are as many as fees.yaml has: %s', async (text, wrong) => {
  inText(text);
  expect(await said()).toEqual(wrong.map((each) => expect.stringContaining(each)));
});

it.each([
  ['## Fees of 2023-24', ['names the session 2023-24, and school.yaml has 2025-26.']],
  ['## Bus fees 2024-2025', ['names the session 2024-2025, and school.yaml has 2025-26.']],
  ['## Results of 2023-24', []],
  ['## Admission 2026-27', []],
  ['In 2023-24 we had one bus.', []],
])('a heading is of the session of school.yaml: %s', async (heading, wrong) => {
  inText(`${heading}\n\nText.`);
  expect(await said()).toEqual(wrong.map((each) => expect.stringContaining(each)));
});

it('a list of annual charges that breaks off, and its name that does, are named', async () => {
  const fees = readFileSync(school.pathOf('fees.yaml'), 'utf8').replace(/^annual:\n(?: .*\n)+/m, '');
  writeFileSync(school.pathOf('fees.yaml'), `${fees}annual:\n  - class: VI\n    amount: 500\n`);
  expect(await said()).toEqual([
    'fees.yaml Annual: has no row for VII to VIII. Write one, unless they pay none.',
  ]);
  writeFileSync(school.pathOf('fees.yaml'), `${fees}ann: 500\n`);
  expect(await said()).toEqual(['fees.yaml Ann: there is no field of this name. Did you mean "annual"?']);
});

it('row D5 has the ratio of the numbers beside it', async () => {
  const rows = (ratio: string): string =>
    `  rows:\n    - row: D4\n      information: Total no. of teachers\n      number: 24\n    - row: D5\n      information: Teachers section ratio\n      details: '${ratio}'\n`;
  school.change('disclosure.yaml', '  pupils: 300\n  rows:\n', `  pupils: 300\n${rows('2:1')}`);
  expect(await said()).toEqual([]);
  school.change('disclosure.yaml', "'2:1'", "'3:1'");
  expect(await said()).toEqual([
    'disclosure.yaml D › rows › D5 › details: says 3:1, and 24 teachers for 12 sections are 2:1. Write 2:1, or correct the numbers.',
  ]);
});

it.each([
  ['Bus fee Rs 9O a day.', ['has the letter O in "9O". Write 90']],
  ['₹1O,500 a year.', ['has the letter O in "1O,500". Write 10,500']],
  ['Rs.9O, at 6.7O am.', ['has the letter O in "9O". Write 90']],
  [
    'Rs. 15,00/- only.',
    ['has the amount 15,00, whose commas part no thousands. Write it as 1,500 or 1,20,000'],
  ],
  [
    'From 8.00 am to 14:00 PM.',
    ['has the time 14:00 PM, which no clock shows. Write the hour of two halves of the day, 1 to 12'],
  ],
  ['CO2, H2O, 3 OBC seats, 10 A.', []],
  ['₹1,20,000, Rs 120,000, Rs. 500, 600, Rs.5,000 and Rs 12,34,567.', []],
  ['From 8.00 am to 2.00 pm, 14:00 hrs.', []],
])('a number is written as one: %s', async (text, wrong) => {
  school.write('news/quiz.yaml', news(text));
  expect(await said()).toEqual(wrong.map((each) => `news/quiz.yaml Message: ${each}`));
});

it('every e-mail address of a text is looked at', async () => {
  school.write('news/quiz.yaml', news('Write to a@school.in or b@gmial.com.'));
  expect(await said()).toEqual([
    'news/quiz.yaml Message: has an address at gmial.com. Check the letters after @ with its owner.',
  ]);
});

it('a text that is a link out of the folder is not read', async () => {
  const outside = path.join(school.pathOf('..'), 'secret.yaml');
  writeFileSync(outside, news('Secret.'));
  symlinkSync(outside, school.pathOf('news/secret.yaml'));
  expect(await said()).toEqual([
    'news/secret.yaml is a link that leads out of this folder. Copy the file itself here.',
  ]);
});
