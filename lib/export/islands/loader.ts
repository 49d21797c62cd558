/**
 * The inline script that fetches the islands of a page once it has been painted; in a page that is being
 * prerendered nothing is painted, and it fetches them at once.
 * @param file address of the bundle
 */
export function islandLoader(file: string): string {
  const load = `()=>import(${JSON.stringify(file)})`;
  return `(l=>document.prerendering?l():requestAnimationFrame(()=>setTimeout(l)))(${load})`;
}
