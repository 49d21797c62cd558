import type { School } from '@/lib/content/kinds/school';
import type { Staff } from '@/lib/content/kinds/staff';
import { LocationsPage } from '../locations/LocationsPage';
import type { LocationWords } from '../locations/location-words';
import { DashboardFrame } from './DashboardFrame';
import { Overview } from './Overview';

export interface DashboardScreenProps {
  school: Pick<School, 'name' | 'shortName'>;
  words: Staff['frame'];
  menu: Staff['menu'];
  opening: string;
  page:
    | { path: '/dashboard'; words: Staff['overview']; locationsTitle: string }
    | { path: '/dashboard/locations'; words: LocationWords };
}

/** A page of the dashboard in its frame; the frame stays from one page to the next. */
export function DashboardScreen({ page, ...frame }: DashboardScreenProps) {
  return (
    <DashboardFrame {...frame}>
      {page.path === '/dashboard' ? (
        <Overview words={page.words} locationsTitle={page.locationsTitle} />
      ) : (
        <LocationsPage words={page.words} />
      )}
    </DashboardFrame>
  );
}
