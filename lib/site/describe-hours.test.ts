import { describeHours } from './structured-data';

const season = (begins: string, ends: string) => ({
  name: begins,
  begins,
  ends,
  gateOpens: '07:00',
  gateCloses: '15:00',
  stages: [{ name: 'All', bells: [{ name: 'Lessons', begins: '08:00', ends: '14:00' }] }],
});

it.each([
  ['2026-11-21', '2027-04-01', '2026-10-15', '2027-03-31'],
  ['2027-02-01', '2027-04-01', '2026-10-15', '2027-03-31'],
  ['2027-10-14', '2027-04-01', '2027-10-15', '2028-03-31'],
])('on %s search engines read each season’s present or next days', (day, summer, winter, end) => {
  const hours = describeHours(
    {
      days: ['Monday'],
      seasons: [season('04-01', '10-14'), season('10-15', '03-31')],
    },
    'All',
    day,
  );
  expect(hours).toMatchObject([
    { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '14:00', validFrom: summer },
    { dayOfWeek: ['https://schema.org/Monday'], validFrom: winter, validThrough: end },
  ]);
});
