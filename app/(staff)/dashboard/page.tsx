import type { Metadata } from 'next';
import { StaffPage } from '@/components/staff/area/StaffPage';
import { getContent } from '@/lib/content/get-content';
import { fillIn } from '@/lib/text/text';
import { frameProps } from './frame-props';

export async function generateMetadata(): Promise<Metadata> {
  const { school, staff } = await getContent();
  return {
    title: staff.overview.title,
    description: fillIn(staff.overview.description, { school: school.name }),
  };
}

export default async function Dashboard() {
  const { school, staff } = await getContent();
  const page = { path: '/dashboard', words: staff.overview, locationsTitle: staff.locations.title } as const;
  const props = { ...frameProps({ school, staff }), page };
  return <StaffPage island="StaffDashboard" props={props} school={school} staff={staff} />;
}
