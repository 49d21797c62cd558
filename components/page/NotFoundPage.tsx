import { SiteLink } from '@/components/ui/SiteLink';
import type { Content } from '@/lib/content/content';
import { PageHeading } from './PageHeading';

/** Specification, section 2: any unknown path shows "Page not found". Then the shortcuts of the home page. */
export function NotFoundPage({ content: { home, words } }: { content: Content }) {
  const links = [
    ...home.shortcuts,
    { text: words.page.siteMap, to: '/site-map' },
    { text: words.footer.contact, to: '#contact' },
  ];
  return (
    <>
      <PageHeading title={words.notFound.title} lead={words.notFound.text} />
      <div className="shell py-8 lg:py-12">
        <p className="mb-6">{words.notFound.advice}</p>
        <ul className="shortcuts">
          {links.map(({ text, to }) => (
            <li key={text}>
              <SiteLink href={to} newTab={words.page.newTab} className="shortcut chevron">
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
