import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const said = async (): Promise<string[]> =>
  (await school.problems()).map((line) => line.replace(/^content\/(\S+?):[\d:]+ {2}/, '$1 '));
const news = (message: string): string =>
  `publish: 2025-04-12\ndate: 2025-04-12\nmessage: ${JSON.stringify(message)}\n`;
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

it('row D5 has the ratio of the numbers beside it', async () => {
  const rows = (ratio: string): string =>
    `  rows:\n    - row: D4\n      information: Total no. of teachers\n      number: 24\n    - row: D5\n      information: Teachers section ratio\n      details: '${ratio}'\n`;
  school.change('disclosure.yaml', '  pupils: 300\n  rows:\n', `  pupils: 300\n${rows('2:1')}`);
  expect(await said()).toEqual([]);
  school.change('disclosure.yaml', "'2:1'", "'3:1'");
  expect(await said()).toEqual([
    'disclosure.yaml D › rows › D5 › details: says 3:1, but 24 teachers for 12 sections is 2:1. Write 2:1, or correct the numbers.',
  ]);
});

it.each([
  [
    'Rs. 15,00/- only.',
    ['has the amount 15,00, with a comma in the wrong place. Write it as 1,500 or 1,20,000'],
  ],
  ['₹1,20,000, Rs 120,000, Rs. 500, 600, Rs.5,000 and Rs 12,34,567.', []],
])('a number is written as one: %s', async (text, wrong) => {
  school.write('news/quiz.yaml', news(text));
  expect(await said()).toEqual(wrong.map((each) => `news/quiz.yaml Message: ${each}`));
});

it('a text that is a link out of the folder is not read', async () => {
  const outside = path.join(school.pathOf('..'), 'secret.yaml');
  writeFileSync(outside, news('Secret.'));
  symlinkSync(outside, school.pathOf('news/secret.yaml'));
  expect(await said()).toEqual([
    'news/secret.yaml is a link that leads out of this folder. Copy the file itself here.',
  ]);
});
