'use client';

import type { ApiSettings } from '@/lib/staff/api-settings';
import { DashboardScreen, type DashboardScreenProps } from '../dashboard/DashboardScreen';
import { StaffArea } from './StaffArea';

/** The island of the pages of the dashboard. */
export function StaffDashboard({ settings, ...screen }: DashboardScreenProps & { settings: ApiSettings }) {
  return (
    <StaffArea settings={settings} path={screen.page.path}>
      <DashboardScreen {...screen} />
    </StaffArea>
  );
}
