import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const CLASSES = `office: office
classes:
  - class: VI-VIII
    uniform: White shirt
  - class: VI
    age: 11
`;

it('accepts a class in several rows, each with other fields, and links to its card', async () => {
  school.write('classes.yaml', CLASSES);
  school.change('home.yaml', 'shortcuts: []', 'shortcuts: [{ text: Class VI, to: /class/vi }]');
  expect(await school.problems()).toEqual([]);
});

it.each([
  [
    'a class that the site does not know',
    'class: VI-VIII',
    'class: Boarders',
    '3:12  Classes › Boarders › class: names no class that the site knows, found "Boarders". Write for example VI-VIII.',
  ],
  [
    'a field that two rows have for one class',
    'age: 11',
    'uniform: Blue shirt',
    '6:14  Classes › VI › uniform: is already given on line 4 for a class in this row. Delete one of the two.',
  ],
  [
    'a contact that the school does not have',
    'office: office',
    'office: gate',
    '1:9  Office: there is no contact "gate" in school.yaml. Write one of office, fees.',
  ],
  [
    'an age in words',
    'age: 11',
    'age: 11+ years',
    '6:10  Classes › VI › age: must be a whole number, found "11+ years". Write 11.',
  ],
])('explains %s', async (_, from, to, message) => {
  school.write('classes.yaml', CLASSES.replace(from, to));
  const problems = await school.problems();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toBe(`content/classes.yaml:${message}`);
});

it.each([
  [
    'an announcement for a class that the site does not know',
    'announcements/admission.yaml',
    'message:',
    'classes: Boarders\nmessage:',
    /Classes: names no class that the site knows, found "Boarders"\./,
  ],
  [
    'fewer days than installments',
    'fees.yaml',
    'installments: 7',
    'installments: 7\ndue: [04-10, 05-10]',
    /Due: has 2 days, but there are 7 installments\. Write a day for each\./,
  ],
  [
    'more days than installments',
    'fees.yaml',
    'installments: 7',
    'installments: 7\ndue: [04-10, 05-10, 06-10, 07-10, 08-10, 09-10, 10-10, 11-10]',
    /Due: has 8 days, but there are 7 installments\. Write a day for each\./,
  ],
  [
    'a promise that nothing proves',
    'home.yaml',
    'shortcuts: []',
    'shortcuts: []\nproofs: [{ text: Water tested }]',
    /Proofs › Water tested › text: has no proof: write row with a certificate of part B/,
  ],
  [
    'a promise whose row has no certificate',
    'home.yaml',
    'shortcuts: []',
    'shortcuts: []\nproofs: [{ text: Water tested, row: B99 }]',
    /Proofs › B99 › row: names row B99, but disclosure\.yaml has no file with validUntil there\./,
  ],
])('explains %s', async (_, file, from, to, message) => {
  school.change(file, from, to);
  expect(await school.problems()).toEqual([expect.stringMatching(message)]);
});

it('says nothing of a promise while the disclosure that may prove it cannot be read', async () => {
  school.change('home.yaml', 'shortcuts: []', 'shortcuts: []\nproofs: [{ text: Water tested, row: B8 }]');
  school.write('disclosure.yaml', 'A: [');
  expect(await school.problems()).toEqual([expect.stringContaining('content/disclosure.yaml')]);
});

it('finds nothing wrong with a link to a class only where the school has it', async () => {
  school.change('home.yaml', 'shortcuts: []', 'shortcuts: [{ text: Class XII, to: /class/xii }]');
  expect(await school.problems()).toEqual([expect.stringContaining('/class/xii')]);
});
