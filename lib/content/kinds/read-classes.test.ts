import { readClasses } from './classes';

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
  ['9th', 'IX'],
  ['IV, V and VI', 'IV, V, VI'],
  ['XI and XII Biology', 'XI Biology, XII Biology'],
  ['XI (Science with Maths)', 'XI Science with Maths'],
  ['नर्सरी', 'Nursery'],
  ['Hostel', ''],
  ['VIII-VI', ''],
])('the label %s means %s', (label, classes) => {
  expect(names(label)).toBe(classes);
});
