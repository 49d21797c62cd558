import type { Metadata } from 'next';
import { StaffElsewhere, StaffPage } from '@/components/staff/StaffPage';
import type { Content } from '@/lib/content/content';
import { getContent } from '@/lib/content/get-content';
import { findPageShowing } from '@/lib/content/kinds/pages';
import { contentDirectory } from '@/lib/content/read/tree';
import { kindsWithoutForms } from '@/lib/editing/forms/form-kinds';
import { readOwed } from '@/lib/disclosure/judge-disclosure';
import { readApiSettings, DASHBOARD_PAGES, type DashboardPage } from '@/lib/staff/pages';
import { getCampus } from '@/lib/site/campus';
import { officeFacts } from '@/lib/site/office';
import { getPicture } from '@/lib/site/pictures';
import { siteDate } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/text';

interface Props {
  params: Promise<{ page?: string[] }>;
}

const PAGES = Object.keys(DASHBOARD_PAGES) as DashboardPage[];

export const dynamicParams = false;

export function generateStaticParams(): { page: string[] }[] {
  return PAGES.map((page) => ({ page: DASHBOARD_PAGES[page].split('/').slice(2) }));
}

async function findPage({ params }: Props): Promise<DashboardPage> {
  const address = ['/dashboard', ...((await params).page ?? [])].join('/');
  const page = PAGES.find((each) => DASHBOARD_PAGES[each] === address);
  if (!page) throw new Error(`lib/staff/pages.ts has no page ${address}`);
  return page;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { school, staff } = await getContent();
  const { title, description } = staff[await findPage(props)];
  return { title, description: fillIn(description, { school: school.name }) };
}

export default async function Dashboard(props: Props) {
  const content = await getContent();
  const { school, staff } = content;
  const page = await findPage(props);
  const { thumbnail: _, ...logo } = await getPicture(school.logo);
  const shared = {
    settings: readApiSettings(process.env),
    school: { name: school.name, logo },
    words: staff,
  };
  if (page === 'website') {
    const { title, noServer, noServerHow } = staff.website;
    return school.staffLogin === false ? (
      <StaffElsewhere school={school} staff={staff} title={title} text={`${noServer} ${noServerHow}`} />
    ) : (
      <StaffPage
        island="StaffWebsite"
        school={school}
        staff={staff}
        props={{ ...shared, first: kindsWithoutForms(school.languages?.slice(1)) }}
      />
    );
  }
  return (
    <StaffPage
      island="StaffDashboard"
      school={school}
      staff={staff}
      props={{
        ...shared,
        page,
        ...(page !== 'locations' && { form: findPageShowing(content.pages, 'enquiryForm') }),
        ...(page === 'overview' && {
          office: await readOffice(content),
          scene: await getCampus({ scene: 'lessons', colours: school.colours }),
        }),
      }}
    />
  );
}

async function readOffice(content: Content) {
  const day = siteDate(new Date());
  const owed = content.disclosure && (await readOwed(contentDirectory(), day));
  return officeFacts(content, day, owed);
}
