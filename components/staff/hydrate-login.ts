import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { StaffLogin } from './StaffLogin';

/** The entry point of the script of /login. */
export const hydrate = () => hydrateIslands({ StaffLogin });
