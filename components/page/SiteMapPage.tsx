import { SearchForm } from '@/components/ui/SearchForm';
import { LinkList } from '@/components/ui/links';
import type { Content } from '@/lib/content/content';
import { words } from '@/lib/content/words/in-use';
import { classesOfSchool } from '@/lib/site/class-card';
import { listMenuSections } from '@/lib/site/pages';
import { PageHeading } from './InformationPage';

/** A second way to find a page (WCAG 2.4.5). */
export function SiteMapPage({ content }: { content: Content }) {
  return (
    <>
      <PageHeading title={words.page.siteMap} steps={[]} />
      <div className="shell page-body">
        <SearchForm label />
        <SiteMapLists content={content} />
      </div>
    </>
  );
}

export function SiteMapLists({ content }: { content: Content }) {
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
  );
}
