import type { Season, Weekday } from '@/lib/content/kinds/timings';
import { hoursOf, hoursOfStages, seasonOn, stagesOf, nameStages, formatDays } from './hours';
import { classesNamed } from '@/lib/content/kinds/classes';

const season = (name: string, begins: string, ends: string): Season => ({
  name,
  begins,
  ends,
  gateOpens: '07:00',
  gateCloses: '15:00',
  stages: [
    {
      name: 'Little',
      bells: [
        { name: 'Circle', begins: '08:30', ends: '09:00' },
        { name: 'Play', begins: '09:00', ends: '11:30' },
      ],
    },
    { name, bells: [{ name: 'Lessons', begins: '07:40', ends: '13:40' }] },
  ],
});
const SEASONS = [season('Summer', '04-01', '10-14'), season('Winter', '10-15', '03-31')];

it.each([
  ['2026-04-01', 'Summer'],
  ['2026-10-14', 'Summer'],
  ['2026-10-15', 'Winter'],
  ['2027-01-01', 'Winter'],
  ['2028-02-29', 'Winter'],
  ['2027-03-31', 'Winter'],
])('the day %s is in the season %s', (day, name) => {
  expect(seasonOn({ seasons: SEASONS }, day).name).toBe(name);
});

it('29 February has the season of 28 February if a season ends on the 28th', () => {
  const seasons = [season('Cold', '11-01', '02-28'), season('Warm', '03-01', '10-31')];
  expect(seasonOn({ seasons }, '2028-02-29').name).toBe('Cold');
});

it('the hours of a stage last from its first bell to its last', () => {
  expect(hoursOf(season('Summer', '04-01', '10-14'), 'Little')).toMatchObject({
    begins: '08:30',
    ends: '11:30',
  });
  expect(hoursOf(season('Summer', '04-01', '10-14'), 'Nobody')).toBeUndefined();
});

it('stages that begin and end together share an entry, and the others have entries of their own', () => {
  const { stages } = season('Summer', '04-01', '10-14');
  const same = { name: 'Seniors', bells: [{ name: 'Lessons', begins: '07:40', ends: '13:40' }] };
  expect(hoursOfStages({ stages: [...stages, same] })).toEqual([
    { begins: '08:30', ends: '11:30', stages: ['Little'] },
    { begins: '07:40', ends: '13:40', stages: ['Summer', 'Seniors'] },
  ]);
});

it('each stage is included once, even if several seasons list it', () => {
  expect(stagesOf({ seasons: SEASONS })).toEqual(['Little', 'Summer', 'Winter']);
});

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
])('the label "%s" means the classes %j', (label, names) => {
  expect(classesNamed(label)).toEqual(names);
});

it.each([
  [['Primary (Classes I to IV)'], 'Classes I to IV'],
  [['Middle (Classes V to VIII)', 'Senior (Classes IX to XII)'], 'Classes V to XII'],
  [['Primary (Classes I to IV)', 'Senior (Classes IX to XII)'], 'Classes I to IV and IX to XII'],
  [['Early learning', 'Primary (Classes I to IV)'], 'Early learning, Classes I to IV'],
  [['Day scholars', 'Boarders'], 'Day scholars, Boarders'],
])('the stages %j are called "%s"', (stages, name) => {
  expect(nameStages(stages, 'Classes {from} to {to}')).toBe(name);
});

it.each<[Weekday[], string]>([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday to Friday'],
  [['Wednesday', 'Monday', 'Tuesday'], 'Monday to Wednesday'],
  [['Monday', 'Thursday', 'Friday'], 'Monday, Thursday, Friday'],
  [['Friday', 'Saturday'], 'Friday, Saturday'],
  [['Sunday'], 'Sunday'],
])('the days %j are written "%s"', (days, shown) => {
  expect(formatDays(days, '{from} to {to}')).toBe(shown);
});
