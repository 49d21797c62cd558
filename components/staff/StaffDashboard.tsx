'use client';

import type { ComponentProps } from 'react';
import type { OfficeFacts } from '@/lib/site/office';
import type { ApiSettings } from '@/lib/staff/api-settings';
import { DashboardFrame } from './DashboardFrame';
import { LocationsPage } from './LocationsPage';
import { Overview } from './Overview';
import { StaffProvider } from './StaffProvider';

interface StaffDashboardProps extends Omit<ComponentProps<typeof DashboardFrame>, 'children'> {
  settings: ApiSettings;
  /** What the first page says of the site. */
  office?: OfficeFacts;
}

const SCREENS = { overview: Overview, locations: LocationsPage };

/** The island of the pages of the dashboard. */
export function StaffDashboard({ settings, office, ...frame }: StaffDashboardProps) {
  const Screen = SCREENS[frame.page];
  return (
    <StaffProvider settings={settings}>
      <DashboardFrame {...frame}>
        <Screen words={frame.words} office={office} />
      </DashboardFrame>
    </StaffProvider>
  );
}
