import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

describe('the check of the parts of a file', () => {
  it('finds no mistakes in the small school', async () => {
    school.change('fees.yaml', 'I-V', 'I-V');
    expect(await school.problems()).toEqual([]);
  });

  it('asks for spaces instead of a tab in front matter, and counts lines from the top of the file', async () => {
    school.change('pages/transport.md', 'alt: Pupils', '\talt: Pupils');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:5:1  is indented with a tab. Use two spaces instead.',
    ]);
  });

  it('refuses a second document', async () => {
    school.change('news/quiz.yaml', 'message', '---\nmessage');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:3:1  has a line "---" in the middle. Delete that line.',
    ]);
  });

  it('asks for the --- line that ends the fields of a page', async () => {
    school.change('pages/transport.md', 'contact: office\n---', 'contact: office');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:1:1  has no line "---" after the fields. Put one between the fields and the text.',
    ]);
  });

  it('asks for the --- line that begins the fields of a page', async () => {
    school.change('pages/transport.md', '---\ntitle', 'title');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:1:1  must begin with a line "---", the fields of the page, and another line "---".',
    ]);
  });

  it('does not accept a page without text', async () => {
    school.write(
      'pages/transport.md',
      '---\ntitle: School bus\ndescription: Three routes.\nupdated: 2025-04-15\ncontact: office\n---\n',
    );
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:7:1  has no text below its fields. Write the text below the second line "---".',
    ]);
  });

  it('does not accept a page without fields', async () => {
    school.write('pages/transport.md', '---\n---\n\nThree buses.\n');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:1:1  has no fields. Fill it in, or delete the file.',
    ]);
  });

  it('does not accept a file with only a comment', async () => {
    school.write('news/quiz.yaml', '# To be written.\n');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:1  has no fields. Fill it in, or delete the file.',
    ]);
  });

  it('does not accept a list where fields belong', async () => {
    school.write('news/quiz.yaml', '- one\n- two\n');
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:1:1  must contain fields, each on a line such as "title: School buses", with a space after the colon.',
    ]);
  });

  it('does not accept groups nested thousands of levels deep', async () => {
    school.write('news/quiz.yaml', `message:\n  ${'- '.repeat(5000)}`);
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:2:3  is nested too deeply. Restore the file from a backup.',
    ]);
  });

  it('does not accept groups nested more deeply than any content needs', async () => {
    school.write('news/quiz.yaml', `message:\n  ${'- '.repeat(40)}`);
    expect(await school.problems()).toEqual([
      'content/news/quiz.yaml:2:59  is nested too deeply. Restore the file from a backup.',
    ]);
  });
});

const COPY = (original: string): string =>
  `looks like a second ${original}. Copy anything newer into ${original}, then move this one out of content/.`;

describe('a file whose name shows what went wrong', () => {
  it('an extension in capitals is reported, without further messages about links to the page', async () => {
    school.rename('pages/transport.md', 'pages/transport.MD');
    expect(await school.problems()).toEqual([
      'content/pages/transport.MD:1:1  has its extension in capitals. Rename the file to transport.md.',
    ]);
  });

  it('a Word document is reported, without further messages about links to its page', async () => {
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
  ])('a file is reported as a copy: %s', async (file, original) => {
    school.write(file, 'anything');
    expect(await school.problems()).toEqual([`content/${file}:1:1  ${COPY(original)}`]);
  });

  it('a file is not reported by itself if its whole folder is a copy', async () => {
    for (const file of ['a.md', 'b.md', 'c.md']) school.write(`pages - Copy/${file}`, 'anything');
    expect(await school.problems()).toEqual([`content/pages - Copy:1:1  ${COPY('pages/')}`]);
  });
});
