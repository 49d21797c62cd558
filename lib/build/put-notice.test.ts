import { brotliDecompressSync } from 'node:zlib';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSource } from './policy';
import { putNotices, withNotices } from './put-notice';

jest.mock('./files', () => ({ WHOLE_STYLES: 'no-such-file.css' }));

const PAGE =
  '<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; script-src \'sha256-a\'; style-src \'sha256-b\'"><style>p{}</style></head><body><main id="content" tabindex="-1"><h1>Fees</h1><script data-keep="">other()</script></main></body></html>';
const NOTICE =
  '<section aria-label="Closed" class="urgent"><p>Closed &amp; locked</p></section><script data-keep="">expire()</script>';
const STYLES = '.urgent{color:red}';

test('a notice comes first in the content, with its style and script allowed by the policy', () => {
  const page = withNotices(PAGE, NOTICE, STYLES) ?? '';
  expect(page).toContain(`<main id="content" tabindex="-1">${NOTICE}<h1>`);
  expect(page).toContain(`script-src 'sha256-a' ${hashSource('expire()')};`);
  expect(page).toContain(`style-src 'sha256-b' ${hashSource(STYLES)}"`);
});

test('a second notice replaces the first; without a notice, the page is exactly as it was built', () => {
  const first = withNotices(PAGE, NOTICE, STYLES) ?? '';
  const second = withNotices(first, NOTICE.replaceAll('Closed', 'Open'), STYLES) ?? '';
  expect(second).not.toContain('Closed');
  expect(second.match(/class="urgent"/g)).toHaveLength(1);
  expect(withNotices(second, '', '')).toBe(PAGE);
});

test('a slide that points to a notice is removed with it, but stays if the same notice is published again', () => {
  const slide = (label: string): string =>
    `<figure class="banner-slide now" data-notice="${label}"><figcaption>${label}: read it</figcaption></figure>`;
  const lessons = '<figure class="banner-slide now"><figcaption>Lessons</figcaption></figure>';
  const built = PAGE.replace('<h1>', () => `${NOTICE}${slide('Closed')}${slide('Flood')}${lessons}<h1>`);
  expect(withNotices(built, NOTICE, STYLES)).toContain(`${NOTICE}${slide('Closed')}${lessons}<h1>`);
  expect(withNotices(built, '', '')).toContain(`tabindex="-1">${lessons}<h1>`);
});

test('a page without content, such as the staff area, is unchanged', () => {
  expect(withNotices('<body><p>Sign in</p></body>', NOTICE, STYLES)).toBeUndefined();
});

test('a notice has a frame even if the styles of the last build were deleted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  try {
    const place = path.join(folder, 'fees.html');
    writeFileSync(place, PAGE);
    await putNotices(folder, new Map([['en', NOTICE]]));
    expect(readFileSync(place, 'utf8')).toMatch(/<style data-urgent>\.urgent\{[^<]*border:/);
    await putNotices(folder, new Map([['en', '']]));
    expect(readFileSync(place, 'utf8')).toBe(PAGE);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('compressed copies are updated, but a copy that needs the dictionary is deleted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  try {
    const place = path.join(folder, 'fees.html');
    for (const ending of ['', '.br', '.gz', '.key.dcz']) writeFileSync(place + ending, PAGE);
    expect(await putNotices(folder, new Map([['en', NOTICE]]))).toBe(1);
    const page = readFileSync(place, 'utf8');
    expect(page).toContain('Closed &amp; locked');
    expect(brotliDecompressSync(readFileSync(`${place}.br`)).toString()).toBe(page);
    expect(existsSync(`${place}.key.dcz`)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
