import { Fragment, type ReactNode } from 'react';

// Why: docs/decisions/dates.md
/**
 * Removes elements whose `data-expires` has passed: the end of a day (`2026-03-31`) or of a minute (`2026-11-25T18:00`)
 * in Indian time, compared as text. It removes rather than hides them, so that carousels count correctly. When
 * no dated item is left in front of a template made by `Later`, it moves the template's next item into the page. It runs again when an
 * open page becomes visible again, but then skips islands, which manage their own content. lib/build minifies it.
 */
export const REMOVE_EXPIRED = `(document.onvisibilitychange = (again) => {
  const now = new Date(Date.now() + 19800000).toISOString();
  const visit = (root, day) => {
    for (const item of root.querySelectorAll('[data-expires]')) {
      const end = day + item.dataset.expires;
      const before = item.previousElementSibling;
      if (end < now.slice(0, end.length) && !(again && item.closest('[data-island]'))) item.remove();
      else if (item.content && !(before && before.matches('[data-expires]:not(.of-day)'))) {
        visit(item.content, end);
        const next = item.content.firstElementChild;
        if (next) {
          next.dataset.expires = end + next.dataset.expires;
          item.before(next);
        } else item.remove();
      }
    }
  };
  visit(document, '');
})();`;

interface LaterProps<T> {
  items: readonly T[];
  /** Renders an item with the given `data-expires`: the rest of its date and time, after the template's day. */
  children: (item: T, expires: string) => ReactNode;
}

const DAY = 'YYYY-MM-DD'.length;

/**
 * Keeps items that are shown one after the other in a template for each day, so that phones do not style hundreds of
 * hidden elements. Days with the same items then have the same markup, which compresses to few bytes.
 */
export function Later<T extends { expires?: string }>({ items, children }: LaterProps<T>) {
  const ends = items.map(({ expires = '9' }) => expires);
  return [...new Set(ends.map((end) => end.slice(0, DAY)))].map((day) => (
    <template key={day} data-expires={day}>
      {items.map((item, index) =>
        ends[index]?.startsWith(day) ? (
          <Fragment key={ends[index]}>{children(item, ends[index].slice(DAY))}</Fragment>
        ) : null,
      )}
    </template>
  ));
}

/** Must follow the items. Renders nothing if none of them expires. */
export function ExpiryScript({ items }: { items: readonly { expires?: string }[] }) {
  if (items.every(({ expires }) => expires === undefined)) return null;
  return (
    // lib/build keeps scripts with this attribute, and allows them by their hash.
    <script data-keep="" dangerouslySetInnerHTML={{ __html: REMOVE_EXPIRED }} />
  );
}
