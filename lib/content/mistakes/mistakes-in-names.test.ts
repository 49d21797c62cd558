import { rmSync } from 'node:fs';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const COPY = (original: string): string =>
  `looks like a second ${original}. Copy what is newer into ${original}, then take it out of content/.`;

describe('a file whose name says what went wrong', () => {
  it('has its ending in capitals, and no link to it is called wrong too', async () => {
    school.rename('pages/transport.md', 'pages/transport.MD');
    expect(await school.problems()).toEqual([
      'content/pages/transport.MD:1:1  has its ending in capitals. Rename the file to transport.md.',
    ]);
  });

  it('is a document of Word', async () => {
    school.write('pages/hostel.docx', 'PK');
    school.change('menu.yaml', 'to: /transport', 'to: /hostel');
    expect(await school.problems()).toEqual([
      'content/pages/hostel.docx:1:1  is a document of a word processor, which the site cannot show. Type npm run new -- pages, copy the text into the file that it makes, and keep this one outside content/.',
    ]);
  });

  it.each([
    ['fees (1).yaml', 'fees.yaml'],
    ['school - Copy.yaml', 'school.yaml'],
    ['Copy of menu.yaml', 'menu.yaml'],
    ['pages/transport - Copy.md', 'transport.md'],
    ['news/quiz copy 2.yaml', 'quiz.yaml'],
  ])('is a copy: %s', async (file, original) => {
    school.write(file, 'anything');
    expect(await school.problems()).toEqual([`content/${file}:1:1  ${COPY(original)}`]);
  });

  it('is in the copy of a folder, which is named once', async () => {
    for (const file of ['a.md', 'b.md', 'c.md']) school.write(`pages - Copy/${file}`, 'anything');
    expect(await school.problems()).toEqual([`content/pages - Copy:1:1  ${COPY('pages/')}`]);
  });
});

describe('the cause of many mistakes', () => {
  it('is a folder of pictures that is gone, in one line with a count', async () => {
    rmSync(school.pathOf('images'), { recursive: true });
    const problems = await school.problems();
    expect(problems[0]).toMatch(
      /^content\/images:1:1 {2}is empty or missing, and \d+ fields and links name what should be in it\. Put the folder back from a copy\.$/,
    );
    expect(problems).toHaveLength(1);
  });

  it('is a page that is gone, in one line with a count', async () => {
    school.delete('pages/transport.md');
    const leading = (await school.problems()).filter((each) => each.includes('/transport,'));
    expect(leading).toHaveLength(1);
    expect(leading[0]).toMatch(
      /leads to \/transport, and there is no such page\. .* The same in \d+ other places: content\/[^,]+, content\/[^,]+, content\/[^,]+ and \d+ more\. Was its file renamed\?$/,
    );
  });
});
