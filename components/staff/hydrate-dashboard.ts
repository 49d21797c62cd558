import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { StaffDashboard } from './StaffDashboard';

/** The script of the dashboard's pages begins here. */
export const hydrate = () => hydrateIslands({ StaffDashboard });
