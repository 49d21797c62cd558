import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStyleReader } from './page-styles';
import { scanPage } from './scan-page';

test("a page's styles are those of its files and its own, in their order, with addresses that hold on every page", async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(site, '_next/static/chunks'), { recursive: true });
  writeFileSync(
    path.join(site, '_next/static/chunks/a.css'),
    '@font-face{src:url(../media/face.woff2)format("woff2"),url("https://x.example/f.woff2")}p{background:url(data:image/gif;base64,R0);@media print{color:red}}',
  );
  const page = scanPage(
    '<link rel="preload" href="/b.css" as="style"><link rel="stylesheet" href="/_next/static/chunks/a.css?dpl=7"><style>b>i{top:0}</style>',
  );
  const css = await createStyleReader(site)(page);
  rmSync(site, { recursive: true });
  expect(css).toBe(
    '@font-face{src:url(/_next/static/media/face.woff2)format("woff2"),url(https://x.example/f.woff2)}' +
      'p{background:url(data:image/gif;base64,R0)}@media print{p{color:red}}b>i{top:0}',
  );
});
