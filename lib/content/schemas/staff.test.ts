import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { staffSchema, type Staff } from './staff';
import { STAFF_WORDS } from './staff-words';

const staff = parse(readFileSync('content/staff.yaml', 'utf8')) as Staff;

describe('content/staff.yaml', () => {
  it('is what its schema asks for', () => {
    expect(() => staffSchema.validateSync(staff, { strict: true, abortEarly: false })).not.toThrow();
  });

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
    expect(Object.values(staff.catalogue)).toEqual([
      'Bad Request. Please check your input.',
      'Unauthorized. Please log in.',
      'Forbidden. You do not have permission.',
      'Resource not found.',
      'Internal Server Error.',
      'Feature not implemented on the server.',
      'Something went wrong. Please try again later.',
    ]);
    expect(staff.paginator).toMatchObject({
      itemsPerPage: 'Items per page:',
      range: '{from} – {to} of {total}',
    });
    expect(staff.menu.filter(({ to }) => !to).map(({ text }) => text)).toEqual([
      'About',
      'Services',
      'Clients',
      'Contact',
    ]);
  });

  it('says what the samples of the schema say', () => {
    expect(staff).toMatchObject(STAFF_WORDS);
  });
});
