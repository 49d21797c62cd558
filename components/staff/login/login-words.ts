import type { Staff } from '@/lib/content/schemas/staff';

/** What the login screen says. */
export type LoginWords = Pick<Staff, 'login' | 'validation' | 'usernameIsEmail' | 'catalogue' | 'failures'>;
