import { readFileSync } from 'node:fs';
import { ContentError, problemsOf } from '../say/problem';
import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();
const read = (file: string): string => readFileSync(school.pathOf(file), 'utf8');

describe('repeated content', () => {
  it('two rows of fees for one class are an error, even if its name is spaced differently', async () => {
    school.change('fees.yaml', 'registration:', '  - class: nursery – VIII\n    amount: 2500\nregistration:');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:5:12  Admission › nursery – VIII › class: already has a row on line 3. Delete one of the two.',
    ]);
  });

  it('two rows of fees whose ranges share a class are an error', async () => {
    school.change('fees.yaml', 'class: VI-VIII\n    installment', 'class: V-VIII\n    installment');
    expect(await school.problems()).toEqual([
      'content/fees.yaml:16:12  Tuition › V-VIII › class: has a class that is also in the row on line 13: class 5. Name each class in one row only, and write a stream or hostel after its class, such as XI Science.',
    ]);
    school.change('fees.yaml', 'class: V-VIII', 'class: V to VIII Boarders');
    expect(await school.problems()).toEqual([]);
  });

  it('a page must not have the description of the home page', async () => {
    school.change(
      'pages/transport.md',
      'description: Three routes, and how to ask for a seat.',
      'description: A small school for the tests.',
    );
    expect(await school.problems()).toEqual([
      expect.stringContaining('is already the description of content/home.yaml, line 1. Write another.'),
    ]);
  });

  it('a copied page causes only one error', async () => {
    school.write('pages/school-bus.md', read('pages/transport.md'));
    const link = '      - text: Buses\n        to: /school-bus\n';
    school.change('menu.yaml', '      - text: Families', `${link}      - text: Families`);
    expect(await school.problems({ severity: 'error' })).toEqual([
      'content/pages/transport.md:2:8  Title: "School bus" is already the title of content/pages/school-bus.md, line 2. Write another.',
    ]);
  });

  it('two pages must not have the same title', async () => {
    school.change('pages/transport.md', 'title: School bus', 'title: What families say');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:2:8  Title: "What families say" is already the title of content/pages/Account/Testimonials.md, line 2. Write another.',
    ]);
  });
});

describe('a difference between two files', () => {
  it('a different affiliation number in the disclosure is an error', async () => {
    school.change('disclosure.yaml', "details: '1234567'", "details: '1234576'");
    expect(await school.problems()).toEqual([
      'content/disclosure.yaml:10:16  A › rows › A2 › details: does not match affiliationNumber in school.yaml: found "1234576" here and "1234567" there, on line 8. Correct the one that is wrong.',
    ]);
  });

  const figures = (row: string, number: number): string =>
    `  alt: The school garden\n  figures:\n    - number: ${number}\n      text: heads\n      row: ${row}\nnewsAndEvents`;

  it('large numbers may differ in their commas', async () => {
    school.change('home.yaml', '  alt: The school garden\nnewsAndEvents', figures('E5', 12500));
    school.change('disclosure.yaml', 'details: Yes', 'details: 12,500 metres of cable');
    expect(await school.problems()).toEqual([]);
  });

  it('a figure on the home page that differs from the disclosure is an error', async () => {
    school.change('home.yaml', '  alt: The school garden\nnewsAndEvents', figures('D1', 1));
    expect(await school.problems()).toEqual([]);
    school.change('home.yaml', 'number: 1\n', 'number: 12\n');
    expect(await school.problems()).toEqual([
      'content/home.yaml:32:15  About › figures › D1 › number: does not match row D1 in disclosure.yaml: found 12 here and "1" there. Correct the one that is wrong.',
    ]);
    school.change('home.yaml', 'row: D1', 'row: E99');
    expect(await school.problems()).toEqual([
      'content/home.yaml:34:12  About › figures › E99 › row: refers to row E99, which disclosure.yaml does not have. Write the number of one of its rows.',
    ]);
  });

  it('the words around a number may differ', async () => {
    school.change('disclosure.yaml', "details: '1234567'", 'details: No. 1234-567, until 2028');
    expect(await school.problems()).toEqual([]);
  });
});

describe('a page without links to it', () => {
  const takeLinksAway = (): void => {
    school.change('menu.yaml', '      - text: Families\n        to: /Account/Testimonials\n', '');
    school.change('pages/transport.md', '[their page](/Account/Testimonials)', 'their page');
    school.change(
      'pages/Account/Testimonials.md',
      'shows:\n  - testimonials\n  - gallery\n',
      'shows:\n  - gallery\n',
    );
  };

  it('a page without links is not reported if an invalid file might contain a link to it', async () => {
    takeLinksAway();
    school.change('news/quiz.yaml', 'message:', 'too: /Account/Testimonials\nmessage:');
    expect(await school.problems()).toEqual([expect.stringContaining('news/quiz.yaml')]);
  });

  it.each([
    ['cannot be read', (): void => school.change('news/quiz.yaml', 'message:', 'message: [')],
    ['is not there', (): void => school.delete('menu.yaml')],
  ])(
    'a page without links is not reported if a file that %s might contain a link to it',
    async (_, spoil) => {
      takeLinksAway();
      spoil();
      expect((await school.problems()).filter((problem) => problem.includes('no link leads'))).toEqual([]);
    },
  );

  it('a page without links is an error', async () => {
    takeLinksAway();
    expect(await school.problems()).toEqual([
      'content/pages/Account/Testimonials.md:1:1  no link leads to this page. Add it to menu.yaml with to: /Account/Testimonials, or delete the file.',
    ]);
  });
});

describe('a list that visitors cannot see', () => {
  it('there is a warning if no page shows a list', async () => {
    school.change('pages/Account/Testimonials.md', '  - gallery\n', '');
    expect(await school.problems()).toEqual([
      'content/gallery.yaml:1:1  no page shows it (2 items). Write "- gallery" under "shows:" in a file in pages/.',
    ]);
  });

  it('there is a warning if the home page shows some items of a list, and no page shows the others', async () => {
    const write = (count: number): void => {
      for (let item = 1; item <= count; item += 1)
        school.write(
          `news/item-${item}.yaml`,
          `publish: 2025-04-10\ndate: 2025-04-12\nmessage: Item ${item} of the news.\n`,
        );
    };
    write(4);
    expect(await school.problems()).toEqual([]);
    write(5);
    expect(await school.problems()).toEqual([
      'content/news:1:1  has 6 items. The home page shows 5; no page shows the others. Write "- news" under "shows:" in a file in pages/.',
    ]);
  });

  it('a list that no page shows is not reported while a page has an error', async () => {
    school.change('pages/Account/Testimonials.md', 'updated: 2025-04-15\n', '');
    school.change('pages/Account/Testimonials.md', '  - gallery\n', '');
    expect(await school.problems()).toHaveLength(1);
  });
});

describe('the end of an urgent notice', () => {
  const notice = (until: string): string =>
    `label: Closed\ntext: The school stays closed on Thursday.\nuntil: ${until}\n`;

  it('the end of a notice must be in Indian time', async () => {
    school.write('notice.yaml', notice('2025-04-16T18:00Z'));
    expect(await school.problems()).toEqual([
      'content/notice.yaml:3:8  Until: must be a day and a time, joined by T, with +05:30 at the end, found "2025-04-16T18:00Z". Write, for example, 2026-11-25T18:00+05:30.',
    ]);
  });

  it('there is a warning once a notice has ended', async () => {
    school.write('notice.yaml', notice('2025-04-14T18:00+05:30'));
    expect(await school.problems()).toEqual([
      'content/notice.yaml:3:8  Until: was 14 April 2025 at 6.00 pm, so the website does not show the notice. Write a later time, or delete the file.',
    ]);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
  });
});

describe('a gallery without consent', () => {
  it('there is a single warning for a gallery without consent, with the number of pictures', async () => {
    const pictures = Array.from({ length: 6 }, (_, at) => {
      return `  - picture: garden.png\n    alt: The garden\n    caption: Photo ${at}\n    album: Album ${at}\n`;
    });
    school.write('gallery.yaml', `pictures:\n${pictures.join('')}`);
    const problems = await school.problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^content\/gallery\.yaml:2:5 {2}Pictures › consent: is missing for \d+ pictures \(lines 2, 6, 10, 14, 18, …\), so they are not on the website\. /,
    );
  });
});

it('an error is shown without a stack trace', () => {
  const error = new ContentError(problemsOf('content/fees.yaml', 'is empty.'));
  expect(error.stack).toBe('The content has 1 mistake:\ncontent/fees.yaml:1:1  is empty.');
});
