import { useSchoolCopy } from '../mistakes/school-copy';
import { readFileSync } from 'node:fs';
import { loadContent } from '../load-content';

const school = useSchoolCopy();

describe('a value from the sample school', () => {
  beforeEach(() => {
    school.change('school.yaml', 'office@school.test', 'office@vidyaniketan.example');
    school.change('news/quiz.yaml', 'Class VIII', 'Sample Student of {class}');
    school.change('pages/transport.md', 'Three buses', 'TODO: the routes. Three buses');
    school.change('school.yaml', '+91 98765 43210', '+91 00000 00000');
  });
  const LIST = [
    'content/news/quiz.yaml:3:10  Message: "Sample Student of {class} won the district science quiz." is a name from the sample school. Write your school\'s own.',
    'content/pages/transport.md:10:1  Text: "TODO" is not filled in. Write your school\'s own.',
    'content/school.yaml:12:8  Email: "office@vidyaniketan.example" is an address from the sample school. Write your school\'s own.',
    'content/school.yaml:14:5  Phones › item 1: "+91 00000 00000" is a number from the sample school. Write your school\'s own.',
  ];

  it('a sample value is reported in a trial build, but does not stop it', async () => {
    expect(await school.problems({ severity: 'placeholder' })).toEqual(LIST);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
  });

  it('a sample value is an error when the site is published', async () => {
    expect(await school.problems({ publish: true, severity: 'error' })).toEqual(LIST);
  });
});

it('XXX is reported, unless a word follows: XXX might then mean thirtieth', async () => {
  school.change('news/quiz.yaml', 'Class VIII', 'The XXX Annual Day and Class VIII');
  expect(await school.problems({ publish: true })).toEqual([]);
  school.change('news/quiz.yaml', 'The XXX Annual', 'Rs. XXX for the Annual');
  expect(await school.problems({ publish: true })).toEqual([]);
  school.change('news/quiz.yaml', 'Rs. XXX for', 'Rs. XXX, for');
  expect(await school.problems({ publish: true })).toHaveLength(1);
});

describe('text that resembles a placeholder', () => {
  it.each([
    ['Anjali won the quiz with the song “Todo cambia”.', 'error'],
    ['The play “Lorem Ipsum” won, and the new hall is under construction.', 'warning'],
  ] as const)('a text that might be genuine does not stop publishing: %s', async (message, severity) => {
    school.change('news/quiz.yaml', 'Class VIII won the district science quiz.', message);
    const all = await school.problems({ publish: true });
    expect(all).toHaveLength(severity === 'warning' ? 1 : 0);
    expect(await school.problems({ publish: true, severity: 'error' })).toEqual([]);
  });

  it('words of the site and of the staff area may contain slots', async () => {
    expect(await school.problems({ publish: true })).toEqual([]);
  });
});

const SAMPLE =
  'note: A sample school.\nvalues:\n  - file: pages/transport.md\n    texts:\n      - Three buses\n      - Four trams\n  - file: fees.yaml\n  - file: pages/moon.md\n';

describe('values that sample.yaml lists', () => {
  it('values listed in sample.yaml are reported in a trial build, but do not stop it', async () => {
    school.write('sample.yaml', SAMPLE);
    expect(await school.problems({ severity: 'error' })).toEqual([]);
    expect(await school.problems({ severity: 'placeholder' })).toEqual([
      "content/fees.yaml:1:1  still has the sample school's values. Write your school's own, and delete the entry for this file in sample.yaml.",
      expect.stringMatching(
        /^content\/pages\/transport\.md:\d+:\d+ {2}Text: "Three buses" is a value from the sample school\./,
      ),
      'content/sample.yaml:1:7  Note: says that the values of this website are invented. Replace them, then delete this file.',
    ]);
  });

  it('values listed in sample.yaml stop publishing', async () => {
    school.write('sample.yaml', SAMPLE);
    expect(await school.problems({ publish: true, severity: 'error' })).toHaveLength(3);
  });

  it('there is no warning if a listed text or file is gone', async () => {
    school.write('sample.yaml', SAMPLE);
    expect(await school.problems({ severity: 'warning' })).toEqual([]);
  });
});

describe('consent', () => {
  const WARNING = { severity: 'warning' } as const;
  const ASK = 'Once the person, or a parent of a child, has agreed in writing, write consent: yes;';

  async function load() {
    const { content, used } = await loadContent(school.pathOf(''), { day: '2025-04-15' });
    if (!content) throw new Error('the small school has a mistake');
    return { content, used };
  }

  describe('a person without consent to be shown', () => {
    it.each([
      ['messages/principal.md', 'consent: drawing\n', 'message', 'messages'],
      ['testimonials/parent.yaml', 'consent: yes\n', 'testimonial', 'testimonials'],
    ] as const)('a person without consent is not on the website: %s', async (file, line, what, list) => {
      expect((await load()).content[list]).toHaveLength(1);
      school.change(file, line, '');
      expect((await load()).content[list]).toEqual([]);
      expect(await school.problems(WARNING)).toEqual([
        `content/${file}:${file.endsWith('.md') ? 2 : 1}:1  Consent: is missing, so this ${what} is not on the website. ${ASK} for a drawing that shows no real person, write consent: drawing.`,
      ]);
    });

    it('a topper without consent is not in the strip', async () => {
      const topper =
        'order: 1\nname: R. Das\nposition: Class XII\npercentage: 96\npicture: garden.png\nalt: Portrait\n';
      school.write('toppers/das.yaml', topper);
      expect((await load()).content.toppers).toEqual([]);
      expect(await school.problems(WARNING)).toEqual([
        `content/toppers/das.yaml:1:1  Consent: is missing, so this topper is not on the website. ${ASK} for a drawing that shows no real person, write consent: drawing.`,
      ]);
      school.write('toppers/das.yaml', `${topper}consent: yes\n`);
      expect((await load()).content.toppers).toHaveLength(1);
    });

    it('a person without consent is not in the gallery', async () => {
      school.change('gallery.yaml', '    caption: Photo 1\n    consent: drawing\n', '    caption: Photo 1\n');
      expect((await load()).content.gallery.pictures).toHaveLength(1);
      expect(await school.problems(WARNING)).toEqual([
        `content/gallery.yaml:2:5  Pictures › Photo 1 › consent: is missing, so this picture is not on the website. ${ASK} for a drawing that shows no real person, write consent: drawing, or consent: nobody where no person can be recognised.`,
      ]);
    });

    it('the picture of a person without consent is not copied to the server', async () => {
      school.write('images/portrait.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
      school.change('messages/principal.md', 'garden.png', 'portrait.svg');
      expect((await load()).used.pictures).toContain('portrait.svg');
      school.change('messages/principal.md', 'consent: drawing\n', '');
      expect((await load()).used.pictures).not.toContain('portrait.svg');
    });

    it('pictures in a message from a person without consent are not copied to the server', async () => {
      school.write('images/pupils.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
      const text = '![Pupils at work](pupils.svg)\n';
      school.write(
        'messages/principal.md',
        `${readFileSync(school.pathOf('messages/principal.md'), 'utf8')}\n${text}`,
      );
      expect((await load()).used.pictures).toContain('pupils.svg');
      school.change('messages/principal.md', 'consent: drawing\n', '');
      expect((await load()).used.pictures).not.toContain('pupils.svg');
    });
  });

  describe('a news photo without consent', () => {
    it('a news photo without consent is neither on the website nor on its server, but its news item is on the website', async () => {
      const photo = 'picture: garden.png\nalt: Pupils at work\n';
      const news = `publish: 2025-04-01\ndate: 2025-04-01\nmessage: We won.\n${photo}`;
      school.write('news/won.yaml', news);
      const shown = async () => (await load()).content.news.find(({ message }) => message === 'We won.');
      expect(await shown()).toMatchObject({ picture: undefined });
      expect(await school.problems(WARNING)).toEqual([
        `content/news/won.yaml:1:1  Consent: is missing, so this photo is not on the website. ${ASK} for a drawing that shows no real person, write consent: drawing, or consent: nobody where no person can be recognised.`,
      ]);
      school.write('images/won.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
      school.change('news/won.yaml', 'garden.png', 'won.svg');
      expect((await load()).used.pictures).not.toContain('won.svg');
      school.write('news/won.yaml', `${news}consent: yes\n`);
      expect(await shown()).toMatchObject({ picture: 'garden.png' });
    });
  });
});
