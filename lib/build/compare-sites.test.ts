import { mkdirSync, writeFileSync } from 'node:fs';
import { compareSites } from './compare-sites';
import { useScratch } from '@/lib/setup/testing/use-scratch';

const inScratch = useScratch();

function site(name: string, pages: Record<string, string>): string {
  mkdirSync(inScratch(name));
  for (const [file, html] of Object.entries(pages)) writeFileSync(inScratch(name, file), html);
  return inScratch(name);
}

const PAGE = '<main><h1>Fees</h1><p>Words</p></main><footer><a href="/">Home</a></footer>';

describe('the difference between two sites', () => {
  it('is nothing between the same', async () => {
    const pages = { 'index.html': PAGE, 'fees.html': PAGE };
    expect(await compareSites(site('a', pages), site('b', pages))).toEqual([]);
  });

  it('names what is more or fewer, where, and on which pages', async () => {
    const names = ['index', 'fees', 'news', 'events', 'bus'].map((name) => `${name}.html`);
    const before = Object.fromEntries(names.map((name) => [name, PAGE]));
    const more = PAGE.replace('</footer>', '<a href="/map">Map</a></footer>');
    const after = Object.fromEntries(names.map((name) => [name, more]));
    after['fees.html'] = more.replace('<h1>Fees</h1>', '');
    expect(await compareSites(site('a', before), site('b', after))).toEqual([
      'footer: 1 more: link, on every page',
      '/fees: content: 1 fewer: heading',
    ]);
  });

  it('names pages that come and go, other words and other looks', async () => {
    const before = { 'index.html': `<style>a{}</style>${PAGE}`, 'old.html': PAGE };
    const after = { 'index.html': `<style>b{}</style>${PAGE.replace('Words', 'Text')}`, 'new.html': PAGE };
    expect(await compareSites(site('a', before), site('b', after))).toEqual([
      '/new: new page',
      '/old: page no longer there',
      '/: other words',
      '/: other looks',
    ]);
  });
});
