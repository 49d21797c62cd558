import { useSchoolCopy } from '../mistakes/school-copy';

const school = useSchoolCopy();

/** What is warned of a promise with this proof. */
async function saidOf(text: string, proof: string): Promise<string[]> {
  const promise = `shortcuts: []\nproofs: [{ text: ${JSON.stringify(text)}, ${proof} }]`;
  school.change('home.yaml', 'shortcuts: []', promise);
  const said = await school.problems({ severity: 'warning' });
  return said.flatMap((line) => /home\.yaml.* › text: (.*)/.exec(line)?.[1] ?? []);
}

describe('a promise says what its proof says', () => {
  it.each([
    [
      '36 in a section',
      'perSection: true',
      'has the number 36, and the site writes 25 by itself, from part D of disclosure.yaml. Leave 36 out, or write {number} where 25 belongs.',
    ],
    [
      'Thirty-six children',
      'perSection: true',
      'has the number 36, and the site writes 25 by itself, from part D of disclosure.yaml. Leave 36 out, or write {number} where 25 belongs.',
    ],
    [
      '{number} children in each of 14 sections',
      'perSection: true',
      'has the number 14, and the site writes 25 by itself, from part D of disclosure.yaml. Leave 14 out, or write {number} where 25 belongs.',
    ],
    [
      'Safe from fire until 31 March 2028',
      'row: B6',
      'says "31 March 2028", and row B6 of disclosure.yaml has 31 March 2027. Leave the date out: the site writes it.',
    ],
    [
      'Safe from fire till 2029',
      'row: B6',
      'says "2029", and row B6 of disclosure.yaml has 31 March 2027. Leave the date out: the site writes it.',
    ],
    [
      'Buses on nine routes',
      'to: /transport',
      'says 9, and content/pages/transport.md does not have that number. Correct the one that is wrong.',
    ],
  ])('and is named where it does not: %s', async (text, proof, message) => {
    expect(await saidOf(text, proof)).toEqual([message]);
  });

  it.each([
    ['children in a section', 'perSection: true'],
    ['{number} children in each of 12 sections', 'perSection: true'],
    ['24x7 security, 24/7 care, 100 % safe', 'perSection: true'],
    ['Safe from fire until 31 March 2027', 'row: B6'],
    ['Safe from fire until 31 March', 'row: B6'],
    ['Safe from fire, since 1998', 'row: B6'],
    ['No one walks home', 'to: /transport'],
  ])('or adds nothing to it: %s', async (text, proof) => {
    expect(await saidOf(text, proof)).toEqual([]);
  });
});

it('albums that differ in capitals, spaces or signs are one', async () => {
  const inAlbum = (photo: number, album: string): void =>
    school.change(
      'gallery.yaml',
      `    caption: Photo ${photo}\n`,
      `    caption: Photo ${photo}\n    album: ${album}\n`,
    );
  for (const [photo, album] of [
    'Sports day 2026',
    'Sports Day  2026',
    'Holi',
    'Sports Day  2026',
    'holi',
    'Holi II',
  ].entries())
    inAlbum(photo + 11, album);
  expect((await school.problems()).map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
    expect.stringMatching(
      /^Pictures › Photo 12 › album: is "Sports Day {1,2}2026", and line \d+ has "Sports day 2026": they are two albums\. Write Sports day 2026 in both\.$/,
    ),
    expect.stringMatching(/^Pictures › Photo 15 › album: is "holi", and line \d+ has "Holi"/),
  ]);
});
