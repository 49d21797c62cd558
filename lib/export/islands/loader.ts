/**
 * The inline script that fetches the islands of a page once something of it has been painted; in a page that is being
 * prerendered nothing is painted, and it fetches them at once. A browser without paint timing goes without script.
 * @param file address of the bundle
 */
export function islandLoader(file: string): string {
  const load = `()=>import(${JSON.stringify(file)})`;
  const afterPaint =
    'new PerformanceObserver((e,o)=>{o.disconnect();l()}).observe({type:"paint",buffered:true})';
  return `(l=>{document.prerendering?l():${afterPaint}})(${load})`;
}
