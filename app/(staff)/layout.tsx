import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '../styles/staff.css';
import { StaffProvider } from '@/components/staff/StaffProvider';
import { readApiSettings } from '@/lib/api/api-settings';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The staff pages: no public header, menu or footer, and the framework stays, because everything here needs script. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return <StaffProvider settings={readApiSettings(process.env)}>{children}</StaffProvider>;
}
