'use client';

import { IconMapPins, IconMessages, IconWorld } from '@tabler/icons-react';
import { hydrateIslands } from '@/components/islands/hydrate-islands';
import type { CampusDrawing } from '@/lib/site/campus';
import type { OfficeFacts } from '@/lib/site/office';
import type { ApiSettings } from '@/lib/staff/pages';
import { DashboardFrame, type FrameProps } from './DashboardFrame';
import { EnquiriesPage } from './EnquiriesPage';
import { LocationsPage } from './LocationsPage';
import { Overview } from './Overview';
import { StaffProvider } from './StaffProvider';

const SCREENS = { overview: Overview, enquiries: EnquiriesPage, locations: LocationsPage };
export const ICONS = { website: IconWorld, enquiries: IconMessages, locations: IconMapPins };

interface DashboardProps extends Pick<FrameProps, 'school' | 'words'> {
  page: keyof typeof SCREENS;
  settings: ApiSettings;
  office?: OfficeFacts;
  scene?: CampusDrawing;
  form?: string;
}

export function StaffDashboard({ settings, page, ...props }: DashboardProps) {
  const Screen = SCREENS[page];
  return (
    <StaffProvider settings={settings}>
      <DashboardFrame page={page} school={props.school} words={props.words}>
        <Screen {...props} icons={ICONS} />
      </DashboardFrame>
    </StaffProvider>
  );
}

/** The page's script calls this (lib/build/islands.ts). */
export const hydrate = () => hydrateIslands({ StaffDashboard });
