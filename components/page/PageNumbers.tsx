import type { Content } from '@/lib/content/content';
import type { ListPage } from '@/lib/site/pages';
import { fillIn } from '@/lib/text/text';

/** Links between the pages of a long list; nothing where there is one page. */
export function PageNumbers({ at, words }: { at: ListPage; words: Content['words']['page'] }) {
  const { page, number, total } = at;
  if (total === 1) return null;
  const routeOf = (wanted: number): string => (wanted === 1 ? page.route : `${page.route}/page/${wanted}`);
  return (
    <nav aria-label={words.furtherPages} className="page-numbers">
      {number > 1 ? (
        <a href={routeOf(number - 1)} rel="prev" className="page-step chevron chevron-back">
          {words.previousPage}
        </a>
      ) : (
        <span />
      )}
      <span>{fillIn(words.pageNumber, { number, total })}</span>
      {number < total ? (
        <a href={routeOf(number + 1)} rel="next" className="page-step chevron">
          {words.nextPage}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
