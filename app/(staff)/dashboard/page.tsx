import type { Metadata } from 'next';
import { Overview } from '@/components/staff/dashboard/Overview';
import { fillIn } from '@/lib/text/fill-in';
import { getContent } from '@/lib/content/get-content';

export async function generateMetadata(): Promise<Metadata> {
  const { school, staff } = await getContent();
  return {
    title: staff.overview.title,
    description: fillIn(staff.overview.description, { school: school.name }),
  };
}

export default async function Dashboard() {
  const { staff } = await getContent();
  return <Overview words={staff.overview} locationsTitle={staff.locations.title} />;
}
