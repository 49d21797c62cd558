import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { EN_IN } from '@/lib/content/words/en-IN';

test('the lists have the titles of the specification', () => {
  expect([EN_IN.words.footer.usefulLinks, EN_IN.words.footer.quickLinks]).toEqual([
    'Useful Links',
    'Quick Links',
  ]);
});

test.each(['usefulLinks', 'quickLinks'])(
  'of a new school, %s begin with the four of the specification',
  (list) => {
    const { 'school.yaml': school } = parse(
      readFileSync('lib/editing/new-school/template/any.yaml', 'utf8'),
    ) as Record<string, { footer: Record<string, { text: string }[]> }>;
    const texts = (school?.footer[list] ?? []).slice(0, 4).map(({ text }) => text);
    expect(texts).toEqual(['Home', expect.stringMatching(/^About/), 'Admission', 'Contact us']);
  },
);
