import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { StaffDashboard } from './StaffDashboard';

export const hydrate = () => hydrateIslands({ StaffDashboard });
