import { LinkList, Shortcuts } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { classesOfSchool } from '@/lib/site/class-card';
import { listMenuSections } from '@/lib/site/pages';
import { PageHeading } from './InformationPage';

/**
 * Every page by the sections of the menu, and those that the menu does not name: another way to find one (WCAG 2.4.5), and
 * where breadcrumbs lead.
 */
export function SiteMapPage({ content }: { content: Content }) {
  const { menu, pages } = content;
  const sections = listMenuSections(menu);
  const named = new Set(sections.flatMap(({ links }) => links.map(({ to }) => to)));
  const classes = classesOfSchool(content).map(({ title, route }) => ({ text: title, to: route }));
  const others = [
    { text: words.page.home, to: '/' },
    ...(classes.length ? [{ text: words.class.all, to: '/class' }] : []),
    ...pages.filter(({ route }) => !named.has(route)).map(({ title, route }) => ({ text: title, to: route })),
  ];
  return (
    <>
      <PageHeading title={words.page.siteMap} steps={[]} />
      <div className="shell page-body">
        <div className="section-lists">
          {[
            ...sections,
            ...(classes.length ? [{ title: words.class.all, id: 'classes', links: classes }] : []),
            { title: words.page.otherPages, id: 'other-pages', links: others },
          ].map(({ title, id, links }) => (
            <section key={id} id={id}>
              <h2 id={`${id}-title`}>{title}</h2>
              <LinkList links={links} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** The page of every unknown path (specification, section 2), with the shortcuts of the home page. */
export function NotFoundPage({ home }: Pick<Content, 'home'>) {
  const contact = { text: words.footer.contact, to: '#contact' };
  const isThere = home.shortcuts.some(({ to }) => to === contact.to);
  const siteMap = { text: words.page.siteMap, to: '/site-map' };
  const links = [...home.shortcuts, siteMap, ...(isThere ? [] : [contact])];
  return (
    <>
      <PageHeading title={words.notFound.title} />
      <div className="section">
        <Shortcuts links={links} />
        <p>{`${words.notFound.text} ${words.notFound.advice}`}</p>
      </div>
    </>
  );
}
