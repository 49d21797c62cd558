import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

const write = (...rows: (readonly [from: string, to: string])[]): void =>
  school.write(
    'redirects.yaml',
    `redirects:\n${rows.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join('')}`,
  );

const IS_PAGE =
  'is /transport, a page of this site, which visitors see instead. Delete this entry; or delete the page, if they should see the other one.';

describe('content/redirects.yaml', () => {
  it('takes old addresses that lead to pages and places on them', async () => {
    write(['/bus%20routes.php', '/transport'], ['/old/thanks', '/Account/Testimonials#content']);
    expect(await school.problems()).toEqual([]);
  });

  it.each([
    ['/transport', IS_PAGE],
    ['/Transport/', IS_PAGE],
    ['/transport.php', 'leads to /transport without an entry. Delete this entry.'],
    ['/Transport.ASPX', 'leads to /transport without an entry. Delete this entry.'],
    ['/index.htm', 'leads to / without an entry. Delete this entry.'],
    ['/api/x', 'is an address that the site itself uses. Delete this entry.'],
  ])('has no use for %s', async (from, message) => {
    write([from, '/Account/Testimonials']);
    expect(await school.problems()).toEqual([
      `content/redirects.yaml:2:11  Redirects › item 1 › from: ${message}`,
    ]);
  });

  it('names an address that stands twice', async () => {
    write(['/bus.php', '/transport'], ['/BUS.php', '/']);
    expect(await school.problems()).toEqual([
      'content/redirects.yaml:4:11  Redirects › item 2 › from: is already listed above. Delete one of the two entries.',
    ]);
  });

  it('follows no chain and no loop', async () => {
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

  it('names the end of a long chain at once', async () => {
    write(['/a', '/b'], ['/b', '/c'], ['/c', '/transport']);
    expect(await school.problems()).toEqual([
      expect.stringContaining('to: leads to /b, which leads on to /transport. Write to: /transport.'),
      expect.stringContaining('to: leads to /c, which leads on to /transport. Write to: /transport.'),
    ]);
  });

  it('names a page that does not exist, and an address that is not a path', async () => {
    write(['/a', '/nowhere-near']);
    expect(await school.problems()).toEqual([
      expect.stringContaining('leads to /nowhere-near, but there is no such page.'),
    ]);
    write(['/a?id=3', '/transport']);
    expect(await school.problems()).toEqual([
      expect.stringContaining('must be a path that begins with /, without spaces, ? and #'),
    ]);
  });
});
