import { useSchoolCopy } from '../mistakes/school-copy';

const school = useSchoolCopy();

test('a page of 2,500 words is accepted, with what to do about it', async () => {
  school.change(
    'pages/transport.md',
    'Three buses',
    `${'word '.repeat(20).trim()}.\n\n`.repeat(125) + 'Three buses',
  );
  expect(await school.problems({ severity: 'error' })).toEqual([]);
  expect(await school.problems({ severity: 'warning' })).toEqual([
    expect.stringMatching(
      /^content\/pages\/transport\.md:9:1 {2}Text: is long: 2,5\d\d words, and up to 1,500 load at once on a slow line\. Divide it into several pages, or put the details into a PDF\.$/,
    ),
  ]);
});
