import { hydrateIslands } from '@/components/islands/hydrate-islands';
import { StaffLogin } from './LoginPage';

/** The script of /login begins here. */
hydrateIslands({ StaffLogin });
