// Why: docs/decisions/dates.md
/**
 * Removes elements whose `data-expires` has passed: the end of a day (`2026-03-31`) or of a minute (`2026-11-25T18:00`)
 * in Indian time, compared as text. It removes rather than hides them, so that carousels count correctly. It runs again
 * when an open page becomes visible again, but then skips islands, which by then manage their own content.
 */
export const REMOVE_EXPIRED =
  "(document.onvisibilitychange=l=>{let n=new Date(Date.now()+198e5).toISOString();for(let e of document.querySelectorAll('[data-expires]')){let d=e.dataset.expires;if(d<n.slice(0,d.length)&&!(l&&e.closest('[data-island]')))e.remove()}})()";

/** Put it after the items. Renders nothing if none of them expires. */
export function ExpiryScript({ items }: { items: readonly { expires?: string }[] }) {
  if (items.every(({ expires }) => expires === undefined)) return null;
  return (
    // lib/build keeps scripts with this attribute, and allows them by their hash.
    <script data-keep="" dangerouslySetInnerHTML={{ __html: REMOVE_EXPIRED }} />
  );
}
