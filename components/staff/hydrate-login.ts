import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { StaffLogin } from './StaffLogin';

/** The script of /login begins here. */
export const hydrate = () => hydrateIslands({ StaffLogin });
