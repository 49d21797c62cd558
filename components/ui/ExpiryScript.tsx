// Why: docs/decisions/dates.md
/**
 * Removes expired items from a page that was built earlier: elements with `data-expires`, a day (`2026-03-31`, shown to
 * its end) or a minute (`2026-11-25T18:00`) of Indian time. Both compare as text with the current minute, cut to length.
 * Removed and not hidden, so that carousels count right and no style shows it again. Again when a page that was left open
 * is looked at, perhaps on another day; what an island shows is its own by then.
 */
export const REMOVE_EXPIRED =
  "(document.onvisibilitychange=l=>{let n=new Date(Date.now()+198e5).toISOString();for(let e of document.querySelectorAll('[data-expires]')){let d=e.dataset.expires;if(d<n.slice(0,d.length)&&!(l&&e.closest('[data-island]')))e.remove()}})()";

/** Follows a list in which something expires; without such an item there is no script. */
export function ExpiryScript({ items }: { items: readonly { expires?: string }[] }) {
  if (items.every(({ expires }) => expires === undefined)) return null;
  return (
    // lib/build keeps a script that is marked so, and allows it by its hash.
    <script data-keep="" dangerouslySetInnerHTML={{ __html: REMOVE_EXPIRED }} />
  );
}
