import type { ReactNode } from 'react';
import type { ApiSettings } from '@/lib/staff/api-settings';
import { StaffRouter } from '../router/StaffRouter';
import { StaffProvider } from '../StaffProvider';
import { pageSource } from './page-source';

/** What every page of the staff area stands in. */
export function StaffArea({
  settings,
  path,
  children,
}: {
  settings: ApiSettings;
  path: string;
  children: ReactNode;
}) {
  return (
    <StaffProvider settings={settings}>
      <StaffRouter first={{ path, content: children }} source={pageSource} />
    </StaffProvider>
  );
}
