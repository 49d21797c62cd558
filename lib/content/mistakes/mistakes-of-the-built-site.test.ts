import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

describe('a text that the built site would refuse', () => {
  it('leaves out a level of its headings', async () => {
    school.change('pages/transport.md', '## Routes', '### Routes');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:12:1  Text: the heading "### Routes" skips a level. Begin it with ## instead of ###.',
    ]);
  });

  it('has a link that only says "Click here"', async () => {
    school.change('pages/transport.md', '[their page]', '[Click here]');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:14:67  Text › link "Click here": only says "Click here". Say where the link leads, for example "Fee structure".',
    ]);
  });

  it('has a link of its own line that only says "here"', async () => {
    school.change('pages/transport.md', '[their page](/Account/Testimonials)', '[here][families]');
    school.change('pages/transport.md', 'Three buses', '[families]: /Account/Testimonials\n\nThree buses');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:16:67  Text › link "here": only says "here". Say where the link leads, for example "Fee structure".',
    ]);
  });

  it('shows a picture that another line names', async () => {
    school.change('pages/transport.md', 'Three buses', '![A bus][bus]\n\n[bus]: /transport\n\nThree buses');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:10:1  Text: there is no picture "bus" in images/. Put the picture there, or write the name of one that is there.',
    ]);
  });

  it.each([
    ['a card', 'home.yaml', 'title: School bus', 'title: More'],
    ['a page', 'pages/transport.md', 'title: School bus', 'title: Download'],
    [
      'a news item',
      'news/quiz.yaml',
      'message: Class VIII won the district science quiz.',
      'message: Details\nto: /transport',
    ],
  ])('has %s whose link would say nothing', async (_, file, from, to) => {
    school.change(file, from, to);
    const [problem, ...others] = await school.problems();
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /: only says "\w+"\. (Say where the link leads|Links to the page use these words)/,
    );
  });

  it('may have an entry "More" that opens a list and leads nowhere itself', async () => {
    school.change('menu.yaml', 'text: School\n', 'text: More\n');
    expect(await school.problems()).toEqual([]);
  });

  it('has an entry that only says "More"', async () => {
    school.change('menu.yaml', 'text: School bus', 'text: More');
    expect(await school.problems()).toEqual([
      'content/menu.yaml:6:15  Entries › School › entries › More › text: only says "More". Say where the link leads, for example "Fee structure".',
    ]);
  });
});

describe('a page to which a link leads', () => {
  const page = (more = ''): string =>
    `---\ntitle: Admission days\ndescription: Days on which we admit.\nupdated: 2025-04-15\ncontact: office\n${more}---\n\nCome.\n`;
  it('is no mistake when it is that of an item', async () => {
    school.write('pages/days.md', page());
    school.write('announcements/days.yaml', 'publish: 2025-04-01\nmessage: Come.\nto: /days\n');
    expect(await school.problems()).toEqual([]);
  });

  it('is a mistake when the site itself links to another page with the same list', async () => {
    school.write('pages/news.md', page('shows: [news]\n'));
    expect(await school.problems()).toEqual([]);
    school.write(
      'pages/days.md',
      page('shows: [news, events]\n').replace('Admission days', 'Days').replace('Days on', 'Hours on'),
    );
    expect(await school.problems()).toEqual([]);
    school.write(
      'pages/events.md',
      page('shows: [events]\n').replace('Admission days', 'Events').replace('Days on', 'Events on'),
    );
    expect(await school.problems()).toEqual([
      expect.stringMatching(/^content\/pages\/days\.md:1:1 {2}no link leads to this page\. /),
    ]);
  });
});
