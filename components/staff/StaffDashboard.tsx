'use client';

import type { ComponentType } from 'react';
import type { ApiSettings } from '@/lib/staff/api-settings';
import type { DashboardPage, ScreenProps } from '@/lib/staff/pages';
import { DashboardFrame, type FrameProps } from './DashboardFrame';
import { LocationsPage } from './LocationsPage';
import { Overview } from './Overview';
import { StaffProvider } from './StaffProvider';

const SCREENS: { [P in DashboardPage]: ComponentType<ScreenProps<P>> } = {
  overview: Overview,
  locations: LocationsPage,
};

interface StaffDashboardProps extends Omit<FrameProps, 'children'> {
  settings: ApiSettings;
  /** For the screen of this page. */
  screen: ScreenProps<DashboardPage>;
}

/** The island of the pages of the dashboard. */
export function StaffDashboard({ settings, screen, ...frame }: StaffDashboardProps) {
  const Screen = SCREENS[frame.page] as ComponentType<ScreenProps<DashboardPage>>;
  return (
    <StaffProvider settings={settings}>
      <DashboardFrame {...frame}>
        <Screen {...screen} />
      </DashboardFrame>
    </StaffProvider>
  );
}
