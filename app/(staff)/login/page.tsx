import type { Metadata } from 'next';
import { LoginPage } from '@/components/staff/login/LoginPage';
import { fillIn } from '@/lib/text/fill-in';
import { getContent } from '@/lib/content/get-content';

export async function generateMetadata(): Promise<Metadata> {
  const { school, staff } = await getContent();
  return {
    title: staff.login.title,
    description: fillIn(staff.login.description, { school: school.name }),
  };
}

export default async function Login() {
  const { school, staff } = await getContent();
  return <LoginPage school={school} staff={staff} />;
}
