import type { Content } from '@/lib/content/content';
import { fillIn } from '@/lib/text/text';
import type { MenuSection } from '@/lib/site/pages';

interface SectionPagesProps {
  section: MenuSection;
  route: string;
  words: Content['words']['page'];
}

/** The other pages of the same section of the menu. */
export function SectionPages({ section, route, words }: SectionPagesProps) {
  return (
    <nav aria-labelledby="section-pages">
      <h2 id="section-pages">{fillIn(words.section, { section: section.title })}</h2>
      <ul>
        {section.links.map(({ text, to }) => (
          <li key={to}>
            <a href={to} aria-current={to === route ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
