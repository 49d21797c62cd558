import type { Season } from '@/lib/content/kinds/timings';
import { hoursOf, hoursOfStages, seasonOn, stagesOf } from './hours';

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
])('%s is in the %s', (day, name) => {
  expect(seasonOn({ seasons: SEASONS }, day).name).toBe(name);
});

it('takes the 29th of February for the day before, where a season ends on the 28th', () => {
  const seasons = [season('Cold', '11-01', '02-28'), season('Warm', '03-01', '10-31')];
  expect(seasonOn({ seasons }, '2028-02-29').name).toBe('Cold');
});

it('counts a stage from its first bell to its last', () => {
  expect(hoursOf(season('Summer', '04-01', '10-14'), 'Little')).toMatchObject({
    begins: '08:30',
    ends: '11:30',
  });
  expect(hoursOf(season('Summer', '04-01', '10-14'), 'Nobody')).toBeUndefined();
});

it('has one entry for stages that begin and end together, and another for each that does not', () => {
  const { stages } = season('Summer', '04-01', '10-14');
  const same = { name: 'Seniors', bells: [{ name: 'Lessons', begins: '07:40', ends: '13:40' }] };
  expect(hoursOfStages({ stages: [...stages, same] })).toEqual([
    { begins: '08:30', ends: '11:30', stages: ['Little'] },
    { begins: '07:40', ends: '13:40', stages: ['Summer', 'Seniors'] },
  ]);
});

it('names each stage once, whichever season has it', () => {
  expect(stagesOf({ seasons: SEASONS })).toEqual(['Little', 'Summer', 'Winter']);
});
