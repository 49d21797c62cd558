import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { wordsIn } from '@/lib/content/words/languages';

test('the lists have the titles given in the specification', () => {
  const { footer } = wordsIn().words;
  expect([footer.usefulLinks, footer.quickLinks]).toEqual(['Useful Links', 'Quick Links']);
});

test('for a new school, Quick Links has the four links given in the specification, and no link is in both lists', () => {
  const { 'school.yaml': school } = parse(
    readFileSync('lib/editing/new-school/template/any.yaml', 'utf8'),
  ) as Record<string, { footer: Record<string, { text: string; to: string }[]> }>;
  const { usefulLinks = [], quickLinks = [] } = school?.footer ?? {};
  expect(quickLinks.map(({ text }) => text)).toEqual([
    'Home',
    expect.stringMatching(/^About/),
    'Admission',
    'Contact us',
  ]);
  const twins = usefulLinks.filter(({ to }) => quickLinks.some((quick) => quick.to === to));
  expect(twins).toEqual([]);
});
