import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const COPY = (original: string): string =>
  `looks like a second ${original}. Copy anything newer into ${original}, then move this one out of content/.`;

describe('a file whose name says what went wrong', () => {
  it('has its ending in capitals, and no link to it is called wrong too', async () => {
    school.rename('pages/transport.md', 'pages/transport.MD');
    expect(await school.problems()).toEqual([
      'content/pages/transport.MD:1:1  has its extension in capitals. Rename the file to transport.md.',
    ]);
  });

  it('is a document of Word, and no link to its page is called wrong too', async () => {
    school.write('pages/hostel.docx', 'PK');
    school.change('menu.yaml', 'to: /transport', 'to: /hostel');
    expect(await school.problems()).toEqual([
      'content/pages/hostel.docx:1:1  is a file that the site cannot use. Keep it outside content/.',
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
