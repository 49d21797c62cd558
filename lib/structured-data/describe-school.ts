import type { Content } from '@/lib/content/content';
import type { School } from '@/lib/content/schemas/school';
import type { MenuSection } from '@/lib/pages/menu-section';
import { describeAddress } from './postal-address';

/** schema.org School, with what the page shows and nothing else. */
export function describeSchool(school: School): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'School',
    name: school.name,
    description: school.description,
    url: school.siteAddress,
    logo: `${school.siteAddress}/icons/icon-512.png`,
    email: school.email,
    telephone: school.phones[0],
    address: describeAddress(school),
    identifier: [
      { propertyID: `${school.board} affiliation number`, value: school.affiliationNumber },
      { propertyID: 'School code', value: school.code },
    ].flatMap((each) => (each.value === undefined ? [] : { '@type': 'PropertyValue', ...each })),
    sameAs: school.social.map(({ address }) => address),
  };
}

/** schema.org BreadcrumbList, as the page shows it. */
export function describeBreadcrumb(
  { school, words }: Pick<Content, 'school' | 'words'>,
  title: string,
  route: string,
  section?: MenuSection,
  list?: { title: string; route: string },
): object {
  const steps = [
    { name: words.page.home, path: '/' },
    ...(section ? [{ name: section.title, path: `/site-map#${section.id}` }] : []),
    ...(list ? [{ name: list.title, path: list.route }] : []),
    { name: title, path: route },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${school.siteAddress}${path}`,
    })),
  };
}
