import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { StaffDashboard } from './StaffDashboard';

/** The entry point of the dashboard's script. */
export const hydrate = () => hydrateIslands({ StaffDashboard });
