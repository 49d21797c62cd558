import { readFileSync } from 'node:fs';
import { loadContent } from '../load-content';
import { useSchoolCopy } from './school-copy';
import path from 'node:path';

const school = useSchoolCopy();

describe('a file that an editor may well have', () => {
  const SAME = [
    ['begins with a byte order mark', (text: string) => `\ufeff${text}`],
    ['has the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['has the line ends of an old Macintosh', (text: string) => text.replaceAll('\n', '\r')],
    ['has no line end after its last line', (text: string) => text.trimEnd()],
    ['has spaces at the ends of its lines', (text: string) => text.replaceAll('\n', '  \n')],
  ] as const;
  const files = ['fees.yaml', 'pages/transport.md'];

  it.each(SAME)('is accepted when it %s', async (_, change) => {
    for (const file of files) school.write(file, change(readFileSync(school.pathOf(file), 'utf8')));
    expect(await school.problems()).toEqual([]);
  });

  it.each(SAME)('has its mistakes at the same lines when it %s', async (_, change) => {
    school.change('fees.yaml', 'installment: 1550', 'installment: 15 50');
    school.change('pages/transport.md', '/assets/form.pdf', '/assets/gone.pdf');
    for (const file of files) school.write(file, change(readFileSync(school.pathOf(file), 'utf8')));
    const places = (await school.problems()).map((problem) => problem.split('  ')[0]);
    expect(places).toEqual(['content/fees.yaml:17:18', 'content/pages/transport.md:14:13']);
  });

  it('is not content when a system has left it behind', async () => {
    for (const file of ['.DS_Store', 'images/Thumbs.db', 'files/~$notice.docx', 'README.md', 'fees.yaml~'])
      school.write(file, 'anything');
    for (const list of ['FIELDS.md', 'BUILT-IN-WORDS.yaml']) school.write(list, 'a list');
    expect(await school.problems()).toEqual([]);
    // Only the generated FIELDS.md at the top is ignored. A page may have that name, and is checked.
    school.write('pages/FIELDS.md', 'anything');
    expect(await school.problems()).not.toEqual([]);
  });

  it('may have comments, Hindi and emoji', async () => {
    school.change('news/quiz.yaml', 'message: Class', '# हिन्दी 🎉\nmessage: कक्षा आठ 🎉 Class');
    expect(await school.problems()).toEqual([]);
  });

  it('may be news that is shown on one day only', async () => {
    school.change('news/quiz.yaml', 'publish: 2025-04-12', 'publish: 2025-04-20\nexpires: 2025-04-20');
    expect(await school.problems()).toEqual([]);
  });

  it('may be a message whose first heading is of the third level, since its name is of the second', async () => {
    school.change('messages/principal.md', 'Dear parents', '### Our aims\n\nDear parents');
    expect(await school.problems()).toEqual([]);
  });

  it('may break a quoted text before a dash', async () => {
    school.change('admission.yaml', '- Seats are limited.', '- "Seats are limited\n    – in every class."');
    expect(await school.problems()).toEqual([]);
  });

  it('may be a photo whose name ends in capitals', async () => {
    school.rename('images/garden.png', 'images/GARDEN.PNG');
    for (const file of ['gallery.yaml', 'home.yaml', 'messages/principal.md'])
      school.write(file, readFileSync(school.pathOf(file), 'utf8').replaceAll('garden.png', 'GARDEN.PNG'));
    expect(await school.problems()).toEqual([]);
  });

  it.each(['fee structure (1).pdf', 'शुल्क.pdf', "Principal's & Co + 1.pdf"])(
    'may be a PDF with the name %s, which is linked by it',
    async (name) => {
      school.write(`files/${name}`, readFileSync(school.pathOf('files/form.pdf')));
      school.change(
        'pages/transport.md',
        'Three buses',
        `[Fees](</assets/${name}>) [Fees](/assets/${encodeURI(name)})`,
      );
      school.change('news/quiz.yaml', 'message:', `to: /assets/${name}\nmessage:`);
      expect(await school.problems()).toEqual([]);
      expect((await loadContent(school.pathOf(''), { day: '2025-04-15' })).used.files).toContain(name);
    },
  );

  it('may link to telephones, e-mail and other sites', async () => {
    const links =
      '[a](tel:+919876543210) [b](mailto:office@school.test) [c](https://cbse.gov.in) <https://cbse.gov.in>';
    school.change('pages/transport.md', 'Three buses', links);
    expect(await school.problems()).toEqual([]);
  });
});

describe('correct sentences', () => {
  /** Circulars, news and messages as schools write them, all correct: checks of prose must not warn of them. */
  const SENTENCES = readFileSync(path.join(__dirname, 'right-sentences.txt'), 'utf8').trim().split('\n');
  const MOST_WARNINGS = 3;

  it.each<[string, () => void]>([
    ['news', () => writeEach('news', 'publish: 2025-04-12\ndate: 2025-04-12')],
    ['announcements', () => writeEach('announcements', 'publish: 2025-04-12')],
    [
      'a page',
      () => school.change('pages/transport.md', '## Routes', `${SENTENCES.join('\n\n')}\n\n## Routes`),
    ],
  ])('takes 300 right sentences of %s without an error, and warns of at most three', async (_, write) => {
    expect(SENTENCES.length).toBeGreaterThanOrEqual(300);
    expect(await school.problems()).toEqual([]);
    write();
    expect(await school.problems({ severity: 'error' })).toEqual([]);
    const warnings = await school.problems({ severity: 'warning' });
    expect(warnings.slice(MOST_WARNINGS)).toEqual([]);
  });

  function writeEach(folder: string, fields: string): void {
    for (const [index, sentence] of SENTENCES.entries())
      school.write(`${folder}/right-${index}.yaml`, `${fields}\nmessage: ${JSON.stringify(sentence)}\n`);
  }
});
