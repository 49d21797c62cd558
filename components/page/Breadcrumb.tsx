import type { Content } from '@/lib/content/content';
import type { MenuSection } from '@/lib/site/pages';

interface BreadcrumbProps {
  words: Content['words']['page'];
  title: string;
  section?: MenuSection;
  /** The first page of the list of which this is a further page. */
  list?: { title: string; route: string };
}

export function Breadcrumb({ words, title, section, list }: BreadcrumbProps) {
  return (
    <nav aria-label={words.breadcrumb} className="breadcrumb">
      <ol>
        <li>
          <a href="/">{words.home}</a>
        </li>
        {section ? (
          <li>
            <a href={`/site-map#${section.id}`}>{section.title}</a>
          </li>
        ) : null}
        {list ? (
          <li>
            <a href={list.route}>{list.title}</a>
          </li>
        ) : null}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
