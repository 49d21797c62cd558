import { classesNamed } from '@/lib/content/kinds/classes';
import { nameStages } from './stages';

it.each([
  ['Primary (Classes I to IV)', ['I', 'II', 'III', 'IV']],
  ['Classes IX and XI', ['IX', 'XI']],
  ['Nursery to Class II', ['Nursery', 'LKG', 'UKG', 'I', 'II']],
  ['Early learning', ['Nursery', 'LKG', 'UKG']],
  ['Boarders', []],
])('"%s" is for %j', (label, names) => {
  expect(classesNamed(label)).toEqual(names);
});

it.each([
  [['Primary (Classes I to IV)'], 'Classes I to IV'],
  [['Middle (Classes V to VIII)', 'Senior (Classes IX to XII)'], 'Classes V to XII'],
  [['Primary (Classes I to IV)', 'Senior (Classes IX to XII)'], 'Classes I to IV, Classes IX to XII'],
  [['Early learning', 'Primary (Classes I to IV)'], 'Early learning, Classes I to IV'],
  [['Day scholars', 'Boarders'], 'Day scholars, Boarders'],
])('%j are called "%s"', (stages, name) => {
  expect(nameStages(stages, 'Classes {from} to {to}')).toBe(name);
});
