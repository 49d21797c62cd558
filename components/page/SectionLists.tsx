import type { Content } from '@/lib/content/content';
import { listMenuSections } from '@/lib/site/pages';

/** The pages of every section of the menu, and those that the menu does not name. */
export function SectionLists({ content }: { content: Content }) {
  const { menu, pages, words } = content;
  const sections = listMenuSections(menu);
  const named = new Set(sections.flatMap(({ links }) => links.map(({ to }) => to)));
  const others = [
    { text: words.page.home, to: '/' },
    ...pages.filter(({ route }) => !named.has(route)).map(({ title, route }) => ({ text: title, to: route })),
  ];
  return (
    <div className="section-lists">
      {[...sections, { title: words.page.otherPages, id: 'other-pages', links: others }].map(
        ({ title, id, links }) => (
          <section key={id} id={id}>
            <h2 id={`${id}-title`}>{title}</h2>
            <ul>
              {links.map(({ text, to }) => (
                <li key={to}>
                  <a href={to}>{text}</a>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}
