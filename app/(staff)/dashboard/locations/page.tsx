import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LocationsPage } from '@/components/staff/locations/LocationsPage';
import { getContent } from '@/lib/content/get-content';

export async function generateMetadata(): Promise<Metadata> {
  const { staff } = await getContent();
  return { title: staff.locations.title, description: staff.locations.description };
}

export default async function Locations() {
  const { staff } = await getContent();
  const { locations, paginator, dialog, catalogue, failures } = staff;
  return (
    // Only the browser knows the query of the address.
    <Suspense>
      <LocationsPage words={{ locations, paginator, dialog, catalogue, failures }} />
    </Suspense>
  );
}
