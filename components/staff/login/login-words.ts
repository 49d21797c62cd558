import type { Staff } from '@/lib/content/schemas/staff';

/** The texts of the login screen. */
export type LoginWords = Pick<Staff, 'login' | 'validation' | 'usernameIsEmail' | 'catalogue' | 'failures'>;
