import { STAFF_DEFAULTS as staff } from './staff';

describe('the staff area of a school that says nothing of its own', () => {
  it('has the texts of the specification, letter for letter', () => {
    expect(staff.validation).toEqual({
      usernameRequired: 'Email is required.',
      usernameFormat: 'Please enter a valid email address',
      passwordRequired: 'Password is required.',
      passwordLength: 'Password lenth more than 4 character',
    });
    expect(staff.usernameIsEmail).toBe(false);
    expect(staff.login).toMatchObject({
      title: 'Login',
      username: 'Username',
      password: 'Password',
      submit: 'Login',
      failed: 'Login failed! Please try again!',
    });
    // lib/staff/describe-failure.test.ts tests the messages of failures.
    expect(staff.paginator).toMatchObject({
      itemsPerPage: 'Items per page:',
      range: '{from} – {to} of {total}',
    });
  });

  it('have About, Services, Clients and Contact last in the side menu, as links to pages of every school', () => {
    const last = staff.menu.slice(-4);
    expect(last.map(({ text }) => text)).toEqual(['About', 'Services', 'Clients', 'Contact']);
    for (const { to } of last) expect(['/', '/#about-us', '/#contact', '/site-map']).toContain(to);
  });
});
