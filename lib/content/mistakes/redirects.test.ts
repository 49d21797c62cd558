import { useSchoolCopy } from './school-copy';

const school = useSchoolCopy();

const write = (...rows: (readonly [from: string, to: string])[]): void =>
  school.write(
    'redirects.yaml',
    `redirects:\n${rows.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join('')}`,
  );

describe('content/redirects.yaml', () => {
  it('takes old addresses that lead to pages and places on them', async () => {
    write(['/bus%20routes.php', '/transport'], ['/old/thanks', '/Account/Testimonials#content']);
    expect(await school.problems()).toEqual([]);
  });

  it.each([
    ['/transport', 'is /transport, a page of this site. Delete this entry, or rename the page.'],
    ['/Transport/', 'is /transport, a page of this site. Delete this entry, or rename the page.'],
    ['/transport.php', 'leads to /transport without an entry. Delete this entry.'],
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
