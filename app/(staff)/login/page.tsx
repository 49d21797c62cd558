import type { Metadata } from 'next';
import { StaffElsewhere, StaffPage } from '@/components/staff/StaffPage';
import { readApiSettings } from '@/lib/staff/pages';
import { getContent } from '@/lib/content/get-content';
import { getCampus } from '@/lib/site/campus';
import { getPicture } from '@/lib/site/pictures';
import { fillIn, telephoneLink } from '@/lib/text/text';

export async function generateMetadata(): Promise<Metadata> {
  const { school, staff } = await getContent();
  return {
    title: staff.login.title,
    description: fillIn(staff.login.description, { school: school.name }),
  };
}

export default async function Login() {
  const { school, staff } = await getContent();
  const scene = (
    <img {...await getCampus({ scene: 'before', colours: school.colours })} alt="" className="login-scene" />
  );
  if (school.staffLogin === false)
    return (
      <>
        <StaffElsewhere school={school} staff={staff} />
        {scene}
      </>
    );
  const { name, town, email, phones } = school;
  const [phone = ''] = phones;
  const { thumbnail: _, ...logo } = await getPicture(school.logo);
  const { login, validation, usernameIsEmail, catalogue, failures, signedOut } = staff;
  const props = {
    settings: readApiSettings(process.env),
    school: { name, town, email, phone, call: telephoneLink(phone) },
    logo,
    words: { login, validation, usernameIsEmail, catalogue, failures, signedOut },
  };
  return (
    <>
      <StaffPage island="StaffLogin" props={props} school={school} staff={staff} />
      {scene}
    </>
  );
}
