import type { Staff } from '@/lib/content/schemas/staff';

/** What the screens of States and districts say. */
export type LocationWords = Pick<Staff, 'locations' | 'paginator' | 'dialog' | 'catalogue' | 'failures'>;
