import type { Staff } from '@/lib/content/kinds/staff';

/** The texts of the screens of States and districts. */
export type LocationWords = Pick<Staff, 'locations' | 'paginator' | 'dialog' | 'catalogue' | 'failures'>;
