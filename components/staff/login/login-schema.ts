import { object, string } from 'yup';
import type { Staff } from '@/lib/content/kinds/staff';

/** Fewer are refused (specification, sections 5 and 9). */
const SHORTEST_PASSWORD = 4;

/** The rules of the login form (specification, section 5). The format of the name is checked only where a school asks for it. */
export function loginSchema({ validation, usernameIsEmail }: Pick<Staff, 'validation' | 'usernameIsEmail'>) {
  const loginName = string().trim().required(validation.usernameRequired);
  return object({
    loginName: usernameIsEmail ? loginName.email(validation.usernameFormat) : loginName,
    password: string()
      .required(validation.passwordRequired)
      .min(SHORTEST_PASSWORD, validation.passwordLength),
  });
}
