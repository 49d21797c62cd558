'use client';

import type { School } from '@/lib/content/schemas/school';
import type { Staff } from '@/lib/content/schemas/staff';
import { LocationsPage, type LocationWords } from './LocationsPage';
import { DashboardFrame } from './DashboardFrame';
import { Overview } from './Overview';
import type { ApiSettings } from '@/lib/staff/api-settings';
import { StaffArea } from './area/StaffArea';

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

/** The island of the pages of the dashboard. */
export function StaffDashboard({ settings, ...screen }: DashboardScreenProps & { settings: ApiSettings }) {
  return (
    <StaffArea settings={settings} path={screen.page.path}>
      <DashboardScreen {...screen} />
    </StaffArea>
  );
}
