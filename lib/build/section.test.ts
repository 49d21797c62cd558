import { formatSections } from './ready-to-publish';

test('the report says part by part what is in order, what to mend and what to look at', () => {
  const sections = [
    { title: 'The content', mend: ['content/fees.yaml:1:1  is empty.'], look: [] },
    { title: 'The disclosure of the Board', mend: ['B6 is missing.'], look: [] },
    { title: 'What is out of date', mend: [], look: ['content/school.yaml:9:10  Session: is 2025-26.'] },
  ];
  expect(formatSections(sections, 'npm run publish:check -- --content my-school')).toBe(
    [
      '✗ The content',
      '  To mend:',
      '    content/fees.yaml:1:1  is empty.',
      '',
      '✗ The disclosure of the Board',
      '  To mend:',
      '    B6 is missing.',
      '',
      '✓ What is out of date',
      '  To look at; it does not stop you:',
      '    content/school.yaml:9:10  Session: is 2025-26.',
      '',
      'Not ready to publish: mend the content, the disclosure of the Board. Then run npm run publish:check -- --content my-school again.',
    ].join('\n'),
  );
});

test('a site with nothing to mend is ready', () => {
  expect(formatSections([{ title: 'The content', mend: [], look: [] }], 'npm run publish:check')).toBe(
    '✓ The content: in order\n\nReady to publish.',
  );
});
