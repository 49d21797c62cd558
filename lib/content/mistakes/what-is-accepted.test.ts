import { readFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadContent } from '../load-content';
import { useSchoolCopy } from './school-copy';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { formatProblem } from '../say/problem';
import { runFixes } from '@/lib/editing/fixes';
import { makeLargeSchool } from './large-school';

const school = useSchoolCopy();

describe('a file written by another program', () => {
  const SAME = [
    ['begins with a byte order mark', (text: string) => `\ufeff${text}`],
    ['has Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
    ['has the line endings of an old Macintosh', (text: string) => text.replaceAll('\n', '\r')],
    ['has no newline at its end', (text: string) => text.trimEnd()],
    ['has spaces at the ends of its lines', (text: string) => text.replaceAll('\n', '  \n')],
  ] as const;
  const files = ['fees.yaml', 'pages/transport.md'];

  it.each(SAME)('a file is accepted when it %s', async (_, change) => {
    for (const file of files) school.write(file, change(readFileSync(school.pathOf(file), 'utf8')));
    expect(await school.problems()).toEqual([]);
  });

  it.each(SAME)('mistakes are reported on the same lines when a file %s', async (_, change) => {
    school.change('fees.yaml', 'installment: 1550', 'installment: 15 50');
    school.change('pages/transport.md', '/assets/form.pdf', '/assets/gone.pdf');
    for (const file of files) school.write(file, change(readFileSync(school.pathOf(file), 'utf8')));
    const places = (await school.problems()).map((problem) => problem.split('  ')[0]);
    expect(places).toEqual(['content/fees.yaml:17:18', 'content/pages/transport.md:14:13']);
  });

  it('a file that an operating system left behind is ignored', async () => {
    for (const file of ['.DS_Store', 'images/Thumbs.db', 'files/~$notice.docx', 'README.md', 'fees.yaml~'])
      school.write(file, 'anything');
    for (const list of ['FIELDS.md', 'BUILT-IN-WORDS.yaml']) school.write(list, 'a list');
    expect(await school.problems()).toEqual([]);
    // Only the generated FIELDS.md at the top is ignored. A page with that name is allowed, and is checked.
    school.write('pages/FIELDS.md', 'anything');
    expect(await school.problems()).not.toEqual([]);
  });

  it('files may have comments, Hindi and emoji', async () => {
    school.change('news/quiz.yaml', 'message: Class', '# हिन्दी 🎉\nmessage: कक्षा आठ 🎉 Class');
    expect(await school.problems()).toEqual([]);
  });

  it('a news item may be shown on a single day', async () => {
    school.change('news/quiz.yaml', 'publish: 2025-04-12', 'publish: 2025-04-20\nexpires: 2025-04-20');
    expect(await school.problems()).toEqual([]);
  });

  it('the first heading of a message may be at level 3, because the name above it is at level 2', async () => {
    school.change('messages/principal.md', 'Dear parents', '### Our aims\n\nDear parents');
    expect(await school.problems()).toEqual([]);
  });

  it('a quoted text may have a line break before a dash', async () => {
    school.change('admission.yaml', '- Seats are limited.', '- "Seats are limited\n    – in every class."');
    expect(await school.problems()).toEqual([]);
  });

  it('the extension of a photo may be in capitals', async () => {
    school.rename('images/garden.png', 'images/GARDEN.PNG');
    for (const file of ['gallery.yaml', 'home.yaml', 'messages/principal.md'])
      school.write(file, readFileSync(school.pathOf(file), 'utf8').replaceAll('garden.png', 'GARDEN.PNG'));
    expect(await school.problems()).toEqual([]);
  });

  it.each(['fee structure (1).pdf', 'शुल्क.pdf', "Principal's & Co + 1.pdf"])(
    'a PDF may have the name %s, and links use that name',
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

  it('a page may link to telephone numbers, e-mail addresses and other sites', async () => {
    const links =
      '[a](tel:+919876543210) [b](mailto:office@school.test) [c](https://cbse.gov.in) <https://cbse.gov.in>';
    school.change('pages/transport.md', 'Three buses', links);
    expect(await school.problems()).toEqual([]);
  });
});

describe('correct sentences', () => {
  /** Circulars, news and messages as schools write them, all correct: checks of prose must not warn about them. */
  const SENTENCES = readFileSync(path.join(__dirname, 'right-sentences.txt'), 'utf8').trim().split('\n');
  const MOST_WARNINGS = 3;

  it.each<[string, () => void]>([
    ['news', () => writeEach('news', 'publish: 2025-04-12\ndate: 2025-04-12')],
    ['announcements', () => writeEach('announcements', 'publish: 2025-04-12')],
    [
      'a page',
      () => school.change('pages/transport.md', '## Routes', `${SENTENCES.join('\n\n')}\n\n## Routes`),
    ],
  ])('300 correct sentences in %s cause no error and at most three warnings', async (_, write) => {
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

const RELEASES = 'lib/content/mistakes/releases';

/** Runs today's checks on the school that `npm run release` packed for each earlier release. */
describe.each(readdirSync(RELEASES))('the content of release %s', (packed) => {
  it('a released school has no errors in this version after npm run fix', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'release-'));
    try {
      const folder = path.join(root, 'content');
      unpack(readFileSync(path.join(RELEASES, packed)), folder);
      await runFixes(folder, {
        day: '2026-11-21',
        yes: true,
        conversation: undefined,
        print: () => undefined,
      });
      const { problems } = await loadContent(folder, { day: '2026-11-21' });
      const errors = problems.filter(({ severity }) => severity === 'error');
      // A change must not force a school to edit valid files by hand. If this test fails, make `npm run fix` correct
      // the files.
      expect(errors.map(formatProblem)).toEqual([]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});

/** Unpacks the files that `npm run release` has packed. */
function unpack(packed: Uint8Array, folder: string): void {
  const files = JSON.parse(gunzipSync(packed).toString('utf8')) as Record<
    string,
    string | { base64: string }
  >;
  for (const [name, file] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    const isText = typeof file === 'string';
    writeFileSync(path.join(folder, name), isText ? file : Buffer.from(file.base64, 'base64'));
  }
}

test('a large school has no problems, and has the requested number of items', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'large-'));
  const folder = path.join(root, 'school');
  await makeLargeSchool(folder, { pages: 4, news: 25, photos: 203 });
  const { content, problems } = await loadContent(folder, { day: '2025-09-15' });
  rmSync(root, { recursive: true });
  expect(problems.filter(({ severity }) => severity === 'error').map(formatProblem)).toEqual([]);
  expect(content?.pages.filter(({ route }) => route.startsWith('/circular-'))).toHaveLength(4);
  expect(content?.news.length).toBeGreaterThanOrEqual(25);
  expect(content?.pages.find(({ route }) => route === '/album-1')?.body).toContain('(photo-203.jpg)');
  expect(content?.gallery.pictures).toHaveLength(200);
});
