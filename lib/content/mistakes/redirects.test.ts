import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

const write = (...rows: (readonly [from: string, to: string])[]): void =>
  school.write(
    'redirects.yaml',
    `redirects:\n${rows.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join('')}`,
  );

const IS_PAGE =
  'is /transport, a page of this site, so visitors see that page instead. Delete this entry, or delete the page if they should see the other one.';

describe('content/redirects.yaml', () => {
  it('accepts old addresses that lead to pages and places on them', async () => {
    write(['/bus%20routes.php', '/transport'], ['/old/thanks', '/Account/Testimonials#content']);
    expect(await school.problems()).toEqual([]);
  });

  it.each([
    ['/transport', IS_PAGE],
    ['/Transport/', IS_PAGE],
    ['/transport.php', 'leads to /transport even without this entry. Delete it.'],
    ['/Transport.ASPX', 'leads to /transport even without this entry. Delete it.'],
    ['/index.htm', 'leads to / even without this entry. Delete it.'],
    ['/api/x', 'is an address that the site itself uses. Delete this entry.'],
  ])('rejects %s', async (from, message) => {
    write([from, '/Account/Testimonials']);
    expect(await school.problems()).toEqual([
      `content/redirects.yaml:2:11  Redirects › item 1 › from: ${message}`,
    ]);
  });

  it('reports an address that appears twice', async () => {
    write(['/bus.php', '/transport'], ['/BUS.php', '/']);
    expect(await school.problems()).toEqual([
      'content/redirects.yaml:4:11  Redirects › item 2 › from: is already listed above. Delete one of the two entries.',
    ]);
  });

  it('rejects chains and loops', async () => {
    write(['/a', '/b'], ['/b', '/transport']);
    expect(await school.problems()).toEqual([
      'content/redirects.yaml:3:9  Redirects › item 1 › to: leads to /b, which leads on to /transport. Write to: /transport.',
    ]);
    write(['/a', '/b'], ['/b', '/a']);
    expect(await school.problems()).toEqual([
      'content/redirects.yaml:3:9  Redirects › item 1 › to: leads back to /a. Write the page that visitors should see.',
      'content/redirects.yaml:5:9  Redirects › item 2 › to: leads back to /b. Write the page that visitors should see.',
    ]);
    write(['/a', '/b'], ['/b', '/c'], ['/c', '/a'], ['/d', '/c'], ['/e', '/e']);
    expect(await school.problems()).toEqual(
      ['/a', '/b', '/c', '/c', '/e'].map((again) =>
        expect.stringContaining(`to: leads back to ${again}. Write the page that visitors should see.`),
      ),
    );
  });

  it('proposes the final address of a chain, not the next one', async () => {
    write(['/a', '/b'], ['/b', '/c'], ['/c', '/transport']);
    expect(await school.problems()).toEqual([
      expect.stringContaining('to: leads to /b, which leads on to /transport. Write to: /transport.'),
      expect.stringContaining('to: leads to /c, which leads on to /transport. Write to: /transport.'),
    ]);
  });

  it('reports a page that does not exist, and an address that is not a path', async () => {
    write(['/a', '/nowhere-near']);
    expect(await school.problems()).toEqual([
      expect.stringContaining('leads to /nowhere-near, but there is no such page.'),
    ]);
    write(['/a?id=3', '/transport']);
    expect(await school.problems()).toEqual([
      expect.stringContaining('must be a path that begins with /, without spaces, ? or #'),
    ]);
  });
});

describe('a text that the checks of the built site would reject', () => {
  it('a text that skips a heading level is reported', async () => {
    school.change('pages/transport.md', '## Routes', '### Routes');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:12:1  Text: the heading "### Routes" skips a level. Begin it with ## instead of ###.',
    ]);
  });

  it('a link that only says "Click here" is reported', async () => {
    school.change('pages/transport.md', '[their page]', '[Click here]');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:14:67  Text › link "Click here": only says "Click here". Say where the link leads, for example "Fee structure".',
    ]);
  });

  it('a link that only says "here" is reported even if its address is on another line', async () => {
    school.change('pages/transport.md', '[their page](/Account/Testimonials)', '[here][families]');
    school.change('pages/transport.md', 'Three buses', '[families]: /Account/Testimonials\n\nThree buses');
    expect(await school.problems()).toEqual([
      'content/pages/transport.md:16:67  Text › link "here": only says "here". Say where the link leads, for example "Fee structure".',
    ]);
  });

  it('a picture whose name is on another line is reported', async () => {
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
  ])('the title of %s is reported if it does not say where a link leads', async (_, file, from, to) => {
    school.change(file, from, to);
    const [problem, ...others] = await school.problems();
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /: only says "\w+"\. (Say where the link leads|Links to this page show this title)/,
    );
  });

  it('a menu entry "More" is accepted if it opens a list and leads nowhere itself', async () => {
    school.change('menu.yaml', 'text: School\n', 'text: More\n');
    expect(await school.problems()).toEqual([]);
  });

  it('a menu entry with a target is reported if it only says "More"', async () => {
    school.change('menu.yaml', 'text: School bus', 'text: More');
    expect(await school.problems()).toEqual([
      'content/menu.yaml:6:15  Entries › School › entries › More › text: only says "More". Say where the link leads, for example "Fee structure".',
    ]);
  });
});

describe('a page without a link in the menu', () => {
  const page = (more = ''): string =>
    `---\ntitle: Admission days\ndescription: Days on which we admit.\nupdated: 2025-04-15\ncontact: office\n${more}---\n\nCome.\n`;
  it('a page that is not in the menu is accepted if an item links to it', async () => {
    school.write('pages/days.md', page());
    school.write('announcements/days.yaml', 'publish: 2025-04-01\nmessage: Come.\nto: /days\n');
    expect(await school.problems()).toEqual([]);
  });

  it('a page that is not in the menu is an error if the site links to other pages with the same lists instead', async () => {
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
