'use client';

import type { ApiSettings } from '@/lib/staff/api-settings';
import { LoginScreen, type LoginScreenProps } from '../login/LoginScreen';
import { StaffArea } from './StaffArea';

/** The island of /login. */
export function StaffLogin({ settings, ...screen }: LoginScreenProps & { settings: ApiSettings }) {
  return (
    <StaffArea settings={settings} path="/login">
      <LoginScreen {...screen} />
    </StaffArea>
  );
}
