import { classesNamed } from '@/lib/content/kinds/classes';
import { nameStages } from './hours';

it.each([
  ['Primary (Classes I to IV)', ['I', 'II', 'III', 'IV']],
  ['Classes IX and XI', ['IX', 'XI']],
  ['Nursery to Class II', ['Nursery', 'LKG', 'UKG', 'I', 'II']],
  ['Early learning', ['Playgroup', 'Nursery', 'LKG', 'UKG']],
  ['Pre-Nursery to UKG', ['Playgroup', 'Nursery', 'LKG', 'UKG']],
  ['Jr. KG - Sr. KG', ['LKG', 'UKG']],
  ['KG-I and KG-II', ['LKG', 'UKG']],
  ['PP 1 & 2', ['LKG', 'UKG']],
  ['Balvatika-I to III', ['Nursery', 'LKG', 'UKG']],
  ['नर्सरी से यूकेजी', ['Nursery', 'LKG', 'UKG']],
  ['UKG (Prep)', ['UKG']],
  ['KG - II', ['UKG', 'I', 'II']],
  ['KG1 to II', ['LKG', 'UKG', 'I', 'II']],
  ['XII Commerce & Arts', ['XII']],
  ['XI Group I', ['XI']],
  ['XI Bio & XII Bio', ['XI', 'XII']],
  ['VI VII VIII', []],
  ['Boarders', []],
])('"%s" is for %j', (label, names) => {
  expect(classesNamed(label)).toEqual(names);
});

it.each([
  [['Primary (Classes I to IV)'], 'Classes I to IV'],
  [['Middle (Classes V to VIII)', 'Senior (Classes IX to XII)'], 'Classes V to XII'],
  [['Primary (Classes I to IV)', 'Senior (Classes IX to XII)'], 'Classes I to IV and IX to XII'],
  [['Early learning', 'Primary (Classes I to IV)'], 'Early learning, Classes I to IV'],
  [['Day scholars', 'Boarders'], 'Day scholars, Boarders'],
])('%j are called "%s"', (stages, name) => {
  expect(nameStages(stages, 'Classes {from} to {to}')).toBe(name);
});
