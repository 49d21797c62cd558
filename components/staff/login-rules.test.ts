import { STAFF_DEFAULTS } from '@/lib/content/kinds/staff';
import { loginSchema } from './StaffLogin';

async function messagesFor(values: object, usernameIsEmail = false): Promise<string[]> {
  const schema = loginSchema({ validation: STAFF_DEFAULTS.validation, usernameIsEmail });
  return schema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );
}

describe('login rules (specification, section 5)', () => {
  it.each([
    [{ loginName: '', password: 'abcd' }, 'Email is required.'],
    [{ loginName: '   ', password: 'abcd' }, 'Email is required.'],
    [{ loginName: 'asha', password: 'abc' }, 'Password lenth more than 4 character'],
  ])('the login rules reject %j', async (values, message) => {
    expect(await messagesFor(values)).toEqual([message]);
  });

  it('the login rules ask for a password', async () => {
    expect(await messagesFor({ loginName: 'asha', password: '' })).toContain('Password is required.');
  });

  it('the login rules accept four characters, even spaces, and a name that is not an e-mail address', async () => {
    expect(await messagesFor({ loginName: 'asha', password: '    ' })).toEqual([]);
  });

  it('the login rules check the format of the name only if a school asks for it', async () => {
    const values = { loginName: 'asha', password: 'abcd' };
    expect(await messagesFor(values, true)).toEqual(['Please enter a valid email address']);
    expect(await messagesFor({ ...values, loginName: 'asha@school.example' }, true)).toEqual([]);
  });
});
