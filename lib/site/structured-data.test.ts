import { parse } from 'yaml';
import type { Content } from '@/lib/content/content';
import { SMALL_SCHOOL } from '@/lib/content/mistakes/school-copy';
import { describeBlocks, describeBreadcrumb, describeSchool, describeHours } from './structured-data';

const school = parse(String(SMALL_SCHOOL.get('school.yaml'))) as Content['school'];

test('the school is described with its affiliation number and its code', () => {
  expect(describeSchool(school)).toMatchObject([
    {
      '@type': 'School',
      name: school.name,
      identifier: [{ value: school.affiliationNumber }, { value: school.code }],
    },
  ]);
});

test('the website in another language declares that language, and gives the English name of the school', () => {
  const own = { ...school, name: 'विद्यालय', original: school.name, language: 'hi' as const };
  expect(describeSchool(own)[1]).toMatchObject({
    '@type': 'WebSite',
    alternateName: school.name,
    inLanguage: 'hi',
    url: `${school.siteAddress}/hi`,
  });
  expect(describeSchool(school)).toHaveLength(1);
});

test('a town with the same name as its district appears once', () => {
  expect(describeSchool(school)).toMatchObject([{ address: { addressLocality: 'Laxminarayanpur, Sagar' } }]);
  const address = { ...school.address, locality: 'Sagar' };
  expect(describeSchool({ ...school, address })).toMatchObject([{ address: { addressLocality: 'Sagar' } }]);
  address.locality = 'Civil Lines, Sagar';
  expect(describeSchool({ ...school, address })).toMatchObject([
    { address: { addressLocality: 'Civil Lines, Sagar' } },
  ]);
});

test('the breadcrumb names the home page, section and page, with absolute addresses', () => {
  const steps = [
    { title: 'Facility', route: '/site-map#facility' },
    { title: 'School buses', route: '/transport' },
  ];
  expect(describeBreadcrumb(school, steps)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${school.siteAddress}/` },
      { position: 2, name: 'Facility', item: `${school.siteAddress}/site-map#facility` },
      { position: 3, name: 'School buses', item: `${school.siteAddress}/transport` },
    ],
  });
});

test('an event of several days has its hours, if any, in Indian time', () => {
  const event = { publish: '2026-11-01', date: '2026-12-04', message: 'Science fair.', past: false };
  const describe = (more: object) =>
    describeBlocks(
      ['events'],
      { school, events: [{ ...event, ...more }] } as unknown as Content,
      '2026-11-20',
    );
  expect(describe({ until: '2026-12-06', begins: '09:00', ends: '12:30' })).toMatchObject([
    { startDate: '2026-12-04T09:00:00+05:30', endDate: '2026-12-06T12:30:00+05:30' },
  ]);
  expect(describe({})).toMatchObject([{ startDate: '2026-12-04', endDate: '2026-12-04' }]);
});

test('a day of the calendar is an event for families until it has passed, unless it is a holiday', () => {
  const days = [
    { date: '2026-11-10', until: '2026-11-19', kind: 'examination', title: 'Tests' },
    { date: '2026-11-18', until: '2026-11-20', kind: 'examination', title: 'Viva' },
    { date: '2026-11-20', begins: '09:00', ends: '12:00', kind: 'meeting', title: 'Parents meet' },
    { date: '2026-11-25', kind: 'holiday', title: 'Fair' },
    { date: '2027-01-29', kind: 'other', title: 'Science fair' },
  ];
  const fair = { publish: '2026-11-01', date: '2027-01-29', begins: '10:00', message: 'Come to the fair.' };
  const content = {
    school,
    events: [fair, { ...fair, date: '2026-11-14', message: 'Games.' }],
    calendar: { session: '2026-27', days },
  } as unknown as Content;
  expect(describeBlocks(['calendar'], content, '2026-11-20')).toMatchObject([
    { name: 'Viva', startDate: '2026-11-18', endDate: '2026-11-20' },
    {
      name: 'Parents meet',
      startDate: '2026-11-20T09:00:00+05:30',
      endDate: '2026-11-20T12:00:00+05:30',
    },
    { name: 'Science fair', startDate: '2027-01-29T10:00:00+05:30', endDate: '2027-01-29T10:00:00+05:30' },
  ]);
});

test('each stage is described as a school with its hours: in schema.org, only a place has hours', () => {
  const timings = { days: ['Monday'], seasons: [season('04-01', '10-14'), season('10-15', '03-31')] };
  const content = { school, events: [], timings } as unknown as Content;
  expect(describeBlocks(['timings'], content, '2026-11-21')).toMatchObject([
    { department: [{ '@type': 'School', name: 'All', openingHoursSpecification: [{}, {}] }] },
  ]);
});

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
])('on %s search engines read the current or next dates of each season', (day, summer, winter, end) => {
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
