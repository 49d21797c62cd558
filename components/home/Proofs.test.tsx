import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '@/lib/content/content';
import { Proofs } from './Welcome';

const content = (pupils: number) =>
  ({
    home: {
      proofs: [
        { text: 'Water tested', row: 'B8' },
        { text: 'Complaints answered', to: '/complaints' },
        { text: 'in a section', perSection: true },
        { text: 'Without proof', to: '/nowhere' },
      ],
    },
    disclosure: {
      B: {
        rows: [
          {
            row: 'B8',
            files: [
              { title: 'Tanks', file: 'tanks.pdf', validUntil: '2028-03-31' },
              { title: 'Water', file: 'water.pdf', validUntil: '2027-08-31' },
            ],
          },
        ],
      },
      D: { pupils, sections: 10 },
    },
    pages: [
      { route: '/complaints', updated: '2026-11-01', review: '2027-04-01' },
      { route: '/disclosure', updated: '2026-11-02', shows: ['disclosureA'] },
    ],
  }) as unknown as Content;

const itemsOn = (day: string, pupils = 360): string[] =>
  renderToStaticMarkup(<Proofs content={content(pupils)} day={day} />).match(/<li>.*?<\/li>/g) ?? [];

it('says of each promise what proves it, of two certificates the one that ends first, and leaves out one without proof', () => {
  const [water, complaints, sections, disclosure, ...others] = itemsOn('2026-11-21');
  expect(water).toContain('href="/assets/water.pdf"');
  expect(water).toContain('data-expires="2027-08-31">valid until 31 August 2027<');
  expect(complaints).toContain('data-expires="2027-04-01">page checked on 1 November 2026<');
  expect(sections).toContain('36 in a section');
  expect(disclosure).toContain('href="/disclosure"');
  expect(others).toEqual([]);
});

it('says that a promise has lapsed, in a build after that day and on a page that was built before', () => {
  const [before] = itemsOn('2027-08-31');
  expect(before).toMatch(/proof-holds.*proof-lapsed">expired on 31 August 2027</);
  const [after] = itemsOn('2027-09-01');
  expect(after).not.toContain('proof-holds');
  expect(after).toContain('<span class="proof-lapsed">expired on 31 August 2027</span>');
});

it('does not call a section of more than 40 right', () => {
  expect(itemsOn('2026-11-21', 460)[2]).toMatch(/46 in a section.*proof-lapsed">more than the 40/);
});
