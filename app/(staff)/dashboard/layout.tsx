import type { ReactNode } from 'react';
import { DashboardFrame } from '@/components/staff/dashboard/DashboardFrame';
import { Opening } from '@/components/staff/Opening';
import { getContent } from '@/lib/content/get-content';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { school, staff } = await getContent();
  return (
    <DashboardFrame
      school={{ name: school.name, shortName: school.shortName }}
      words={staff.frame}
      menu={staff.menu}
      opening={<Opening school={school} words={staff.login} />}
    >
      {children}
    </DashboardFrame>
  );
}
