import type { Content } from '@/lib/content/content';
import type { MenuSection } from '@/lib/pages/menu-section';

interface BreadcrumbProps {
  words: Content['words']['page'];
  title: string;
  section?: MenuSection;
  /** The first page of the list of which this is a further page. */
  list?: { title: string; route: string };
}

export function Breadcrumb({ words, title, section, list }: BreadcrumbProps) {
  return (
    <nav aria-label={words.breadcrumb} className="text-sm">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <a href="/" className="inline-block min-h-6">
            {words.home}
          </a>
        </li>
        {section ? (
          <li className="before:text-muted before:me-2 before:content-['›']">
            <a href={`/site-map#${section.id}`} className="inline-block min-h-6">
              {section.title}
            </a>
          </li>
        ) : null}
        {list ? (
          <li className="before:text-muted before:me-2 before:content-['›']">
            <a href={list.route} className="inline-block min-h-6">
              {list.title}
            </a>
          </li>
        ) : null}
        <li aria-current="page" className="text-muted before:me-2 before:content-['›']">
          {title}
        </li>
      </ol>
    </nav>
  );
}
