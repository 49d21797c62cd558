import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { StaffLogin } from './StaffLogin';

export const hydrate = () => hydrateIslands({ StaffLogin });
