import type { Metadata } from 'next';
import { StaffPage } from '@/components/staff/StaffPage';
import { getContent } from '@/lib/content/get-content';
import { frameProps } from '../frame-props';

export async function generateMetadata(): Promise<Metadata> {
  const { staff } = await getContent();
  return { title: staff.locations.title, description: staff.locations.description };
}

export default async function Locations() {
  const { school, staff } = await getContent();
  const { locations, paginator, dialog, catalogue, failures } = staff;
  const words = { locations, paginator, dialog, catalogue, failures };
  const props = { ...frameProps({ school, staff }), page: { path: '/dashboard/locations', words } as const };
  return <StaffPage island="StaffDashboard" props={props} school={school} staff={staff} />;
}
