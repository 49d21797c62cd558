import { parse } from 'yaml';
import type { Content } from '@/lib/content/content';
import { SMALL_SCHOOL } from '@/lib/content/mistakes/school-copy';
import { describeBlocks, describeBreadcrumb, describeSchool } from './structured-data';

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

test('the website in another language names it, and the name of the school in English', () => {
  const own = { ...school, name: 'विद्यालय', englishName: school.name, language: 'hi' as const };
  expect(describeSchool(own)[1]).toMatchObject({
    '@type': 'WebSite',
    alternateName: school.name,
    inLanguage: 'hi',
    url: `${school.siteAddress}/hi`,
  });
  expect(describeSchool(school)).toHaveLength(1);
});

test('a town that has the name of its district is named once', () => {
  expect(describeSchool(school)).toMatchObject([{ address: { addressLocality: 'Laxminarayanpur, Sagar' } }]);
  const address = { ...school.address, locality: 'Sagar' };
  expect(describeSchool({ ...school, address })).toMatchObject([{ address: { addressLocality: 'Sagar' } }]);
  address.locality = 'Civil Lines, Sagar';
  expect(describeSchool({ ...school, address })).toMatchObject([
    { address: { addressLocality: 'Civil Lines, Sagar' } },
  ]);
});

test('the breadcrumb names home, section and page with whole addresses', () => {
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

test('an event of several days has its hours in Indian time, where it has any', () => {
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
