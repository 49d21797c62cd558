import { readPage, type BuiltSite, type SiteCheck } from '../built-site';

/** A small site without faults. A test may replace the body or the head of its pages. */
export function sampleSite(bodies: Record<string, string> = {}, heads: Record<string, string> = {}) {
  const own: Record<string, string> = {
    index: '<h1>Home</h1><a href="/transport#stops">School buses</a>',
    transport: '<h1>Buses</h1><h2 id="stops">Stops</h2><a href="/assets/map.pdf">Map (PDF, 2 KB)</a>',
  };
  const pages = Object.entries({ ...own, ...bodies }).map(([name, body]) => {
    const title = `<title>${name}</title><meta name="description" content="About ${name}">`;
    const social = '<meta property="og:image" content="https://school.example/social/a.png">';
    const head = heads[name] ?? title + social;
    return readPage(
      `${name}.html`,
      `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
    );
  });
  const files = ['/assets/map.pdf', '/social/a.png', ...pages.map(({ file }) => `/${file}`)];
  return { folder: 'out', pages, staffPages: [], addresses: new Set(files) };
}

export async function findingsOf(check: SiteCheck, site: BuiltSite): Promise<string[]> {
  return (await check(site)).map(({ page, message }) => `${page.route} ${message} (${page.source})`);
}
