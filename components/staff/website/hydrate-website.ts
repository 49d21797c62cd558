import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { StaffWebsite } from './StaffWebsite';

/** The entry point of the script of /dashboard/website. */
export const hydrate = () => hydrateIslands({ StaffWebsite });
