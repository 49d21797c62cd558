import { joinGroups, ownWord, readClasses } from './classes';

const names = (label: string): string =>
  readClasses(label)
    .map(({ name, stream }) => `${name} ${stream}`.trim())
    .join(', ');

test.each([
  ['VI', 'VI'],
  ['Nursery-UKG', 'Nursery, LKG, UKG'],
  ['VI-VIII', 'VI, VII, VIII'],
  ['VI to VIII', 'VI, VII, VIII'],
  ['Classes 6–8', 'VI, VII, VIII'],
  ['I upto IV', 'I, II, III, IV'],
  ['VI till VIII', 'VI, VII, VIII'],
  ['IX aur X', 'IX, X'],
  ['6th class to 8th class', 'VI, VII, VIII'],
  ['6th standard and 7th standard', 'VI, VII'],
  ['6th onwards', ''],
  ['9th', 'IX'],
  ['9 n 10', 'IX, X'],
  ['IX N X', 'IX, X'],
  ['9 AND 10', 'IX, X'],
  ['IX + X', 'IX, X'],
  ['10+2', ''],
  ['IV, V and VI', 'IV, V, VI'],
  ['XI and XII Biology', 'XI Biology, XII Biology'],
  ['XI-Science', 'XI Science'],
  ['XI-XII', 'XI, XII'],
  ['XI-A', 'XI A'],
  ['XI-Ab', ''],
  ['KG 1 & 2, I', 'LKG, UKG, I'],
  ['Prep 1 and 2', 'LKG, UKG'],
  ['KG I & 2', 'LKG, II'],
  ['PG, Pre-Nur', 'Playgroup, Playgroup'],
  ['Toddlers, Nursery', 'Playgroup, Nursery'],
  ['XI (Science with Maths)', 'XI Science with Maths'],
  ['Senior Secondary XI-XII', 'XI, XII'],
  ['Primary (Classes I to III)', 'I, II, III'],
  ['Science XI-XII', 'XI Science, XII Science'],
  ['KG (Jr. & Sr.)', 'LKG, UKG'],
  ['Mont I-III', 'Nursery, LKG, UKG'],
  ['N-II', 'Nursery, LKG, UKG, I, II'],
  ['Pre-Primary to I', 'Nursery, LKG, UKG, I'],
  ['VI-A', 'VI A'],
  ['VI (Boys & Girls)', 'VI Boys & Girls'],
  ['नर्सरी', 'Nursery'],
  ['Hostel', ''],
  ['VIII-VI', ''],
])('the label %s means %s', (label, classes) => {
  expect(names(label)).toBe(classes);
});

test.each([
  [
    ['Early learning', 'Classes V to VIII', 'Classes IX and XI', 'Classes X and XII'],
    'Early learning, Classes V to XII',
  ],
  [['Classes I to IV', 'Classes V to VIII', 'Classes IX and XI'], 'Classes I to IX and XI'],
  [['Class XI', 'Class XII'], 'Classes XI to XII'],
  [['Class I', 'Class XI Science'], 'Class I, Class XI Science'],
  [['Junior wing', 'Senior wing'], 'Junior wing, Senior wing'],
])('the groups %j are written as %s', (groups, said) => {
  expect(joinGroups(groups)).toBe(said);
});

test.each([
  ['LKG', 'KG 1 to V', 'KG 1'],
  ['UKG', 'Nursery to KG 2, I-V', 'KG 2'],
  ['UKG', 'Balvatika 1-3, I-V', 'Balvatika 3'],
  ['UKG', 'KG-I, KG-II', 'KG-II'],
  ['LKG', 'Nursery to KG 2, I-V', 'LKG'],
])('the school’s own word for %s, if its classes are %s, is %s', (name, classes, word) => {
  expect(ownWord(name, classes)).toBe(word);
});
