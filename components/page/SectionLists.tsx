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
    <div className="columns-[16rem] gap-10">
      {[...sections, { title: words.page.otherPages, id: 'other-pages', links: others }].map(
        ({ title, id, links }) => (
          <section key={id} id={id} className="mb-8 break-inside-avoid">
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            <ul className="mt-2">
              {links.map(({ text, to }) => (
                <li key={to}>
                  <a href={to} className="inline-flex min-h-8 items-center">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}
