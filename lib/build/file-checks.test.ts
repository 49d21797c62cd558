import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { readBuiltSite } from './built-site';
import { checkCodeWeight } from './testing/code-weight';
import {
  checkContentWeight,
  checkPictureMetadata,
  checkSitemap,
  checkValidity,
  judgeSite,
} from './site-checks';
import { findingsOf, sampleSite } from './testing/sample-site';

let folder: string;
const put = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};
const site = () => readBuiltSite(folder);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  put(
    'index.html',
    '<!DOCTYPE html><html lang="en"><head><title>Home</title></head><body><h1>Home</h1></body></html>',
  );
  put('login.html', '<div data-island="StaffLogin"><p><p></div>');
});
afterEach(() => rmSync(folder, { recursive: true }));

const address = (name: string): string => `<url><loc>https://school.example/${name}</loc></url>`;

test('the sitemap is complete, without pages that search engines must ignore', async () => {
  put('404.html', '<meta name="robots" content="noindex">');
  put('sitemap.xml', address(''));
  expect(await findingsOf(checkSitemap, await site())).toEqual([]);
  put('transport.html', '<h1>Buses</h1>');
  put('sitemap.xml', address('') + address('fees'));
  expect(await findingsOf(checkSitemap, await site())).toEqual([
    '/transport is missing from sitemap.xml (content/pages/transport.md)',
    '/sitemap.xml lists /fees, which is not a page for search engines (app/sitemap.ts)',
  ]);
});

test('invalid HTML is reported with its position and the rule that it breaks', async () => {
  expect(await findingsOf(checkValidity, await site())).toEqual([]);
  put(
    'index.html',
    '<!DOCTYPE html><html lang="en"><head><title>Home</title></head><body><ul><p>Home</p></ul></body></html>',
  );
  expect(await findingsOf(checkValidity, await site())).toEqual([
    '/ is not valid HTML at 1:75: <p> element is not permitted as content under <ul> (element-permitted-content) (content/home.yaml)',
  ]);
});

test('a picture is reported if its metadata might reveal where it was taken', async () => {
  const plain = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).jpeg();
  put('assets/pictures/a.jpg', await plain.clone().toBuffer());
  expect(await findingsOf(checkPictureMetadata, await site())).toEqual([]);
  put('assets/pictures/b.jpg', await plain.withExif({ IFD0: { Copyright: 'x' } }).toBuffer());
  expect(await findingsOf(checkPictureMetadata, await site())).toEqual([
    '/assets/pictures/b.jpg contains metadata of the original photo (lib/site/pictures.ts)',
  ]);
});

test('a script or a font over its budget is reported', async () => {
  put('index.html', '<script>load(["/_islands/A.js"])</script>');
  for (const file of ['_islands/A.js', 'f.woff2']) put(file, randomBytes(100));
  expect(await findingsOf(checkCodeWeight, await site())).toEqual([]);
  for (const file of ['_islands/A.js', 'f.woff2']) put(file, randomBytes(50_000));
  for (const file of ['g.woff2', 'h.woff2']) put(file, randomBytes(100));
  expect(await findingsOf(checkCodeWeight, await site())).toEqual([
    expect.stringMatching(
      /^\/ is too big: compressed script \/_islands\/A.js, 50\d\d\d bytes, 33\d\d\d over 16\d\d\d /,
    ),
    'every page has 3 fonts instead of 2: /f.woff2, /g.woff2, /h.woff2 (app/layout.tsx)',
    expect.stringMatching(/^every page is too big: \/f.woff2, 50000 bytes, 39\d\d\d over 10\d\d\d /),
  ]);
});

test('styles over their budget are reported, both in a page and in the file that all pages share', async () => {
  const styles = (bytes: number): string => randomBytes(bytes).toString('base64');
  const putAll = (bytes: number): void => {
    for (const page of ['index.html', 'transport.html']) put(page, `<style>${styles(bytes)}</style>`);
    put('later.css', styles(bytes));
  };
  putAll(1000);
  expect(await findingsOf(checkCodeWeight, await site())).toEqual([]);
  putAll(9000);
  // Ignore findings about the frames of the pages: these are over budget too, because a frame includes the styles.
  const found = (await findingsOf(checkCodeWeight, await site())).filter(
    (text) => !text.includes(' compressed frame,'),
  );
  expect(found).toEqual([
    expect.stringMatching(/^\/ is too big: compressed styles, \d+ bytes, \d+ over \d+ /),
    expect.stringMatching(/^\/transport is too big: compressed styles, \d+ bytes, \d+ over \d+ /),
    expect.stringMatching(/^every page is too big: compressed \/later.css, \d+ bytes, \d+ over \d+ /),
  ]);
});

test('a staff script and a /login file that are over their budgets are reported', async () => {
  const login = (text: string): string =>
    `<div data-island="StaffLogin">${text}</div><script>load(["/_islands/A.js","/_islands/B.js"])</script>`;
  put('login.html', login(''));
  put('dashboard.html', login('').replace('StaffLogin', 'StaffDashboard'));
  for (const file of ['_islands/A.js', '_islands/B.js']) put(file, randomBytes(40_000));
  expect(await findingsOf(checkCodeWeight, await site())).toEqual([]);
  put('login.html', login(randomBytes(8000).toString('base64')));
  put('_islands/B.js', randomBytes(73_000));
  const over = (page: string, what: string): unknown =>
    expect.stringMatching(new RegExp(`^${page} is too big: compressed ${what}, `));
  expect(await findingsOf(checkCodeWeight, await site())).toEqual([
    over('/dashboard', 'script'),
    over('/login', 'script'),
    over('/login', 'file'),
  ]);
});

test('a page that is merely slow causes only a note, which does not stop an urgent notice', async () => {
  const noise = Array.from({ length: 12_000 }, (_, index) => ((index * 7919) % 65_537).toString(36)).join('');
  const long = { ...sampleSite({ transport: `<h1 id="stops">Buses</h1>${noise}` }), folder };
  put('sitemap.xml', ['', 'transport'].map(address).join('\n'));
  expect(await judgeSite(long)).toEqual([]);
  expect(await judgeSite(long, [checkContentWeight])).toEqual([
    expect.stringMatching(/^\/transport is long: /),
  ]);
});
