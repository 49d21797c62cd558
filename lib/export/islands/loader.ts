const START = {
  paint: 'l()',
  pictures: 'document.readyState=="complete"?l():addEventListener("load",l,{once:true})',
};

/** Shows what a page that needs its script says when that does not arrive (components/staff/StaffPage.tsx). */
const SAY_FAILED = '.catch(()=>document.querySelector("[data-script-failed]").hidden=!1)';

/**
 * The inline script that fetches the islands of a page once something of it has been painted; in a page that is being
 * prerendered nothing is painted, and it fetches them at once. A browser without paint timing goes without script.
 * @param files addresses of the bundle's files; all are asked for at the same time
 * @param after whether the pictures of the first screen come first: what can be read and used without script should not
 * share the line with it. Where it cannot, the page says when the script does not arrive
 */
export function islandLoader(files: readonly string[], after: 'paint' | 'pictures'): string {
  const load = files.map((file) => `import(${JSON.stringify(file)})`).join(',');
  const afterPaint = `new PerformanceObserver((e,o)=>{o.disconnect();${START[after]}}).observe({type:"paint",buffered:true})`;
  const fetch = after === 'paint' ? `Promise.all([${load}])${SAY_FAILED}` : load;
  return `(l=>{document.prerendering?l():${afterPaint}})(()=>{${fetch}})`;
}
