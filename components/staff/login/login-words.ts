import type { Staff } from '@/lib/content/kinds/staff';

/** The texts of the login screen. */
export type LoginWords = Pick<Staff, 'login' | 'validation' | 'usernameIsEmail' | 'catalogue' | 'failures'>;
