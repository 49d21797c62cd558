import {
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  existsSync,
} from 'node:fs';
import promises from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles, compressWithDictionary } from './compress';
import { useScratch } from '@/lib/setup/testing/use-scratch';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { createHash } from 'node:crypto';
import { DICTIONARY, keyOfDictionary } from '@/lib/hosts/rules';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/content/read/tree';
import { dropEmptyFiles, removeUnused } from './remove-unused';
import { makeFolder, swapFolders } from '@/lib/setup/swap-folders';
import { compareSites } from './compare-sites';

useScratch(true);

/** Compresses a file with this text, and returns the contents of its copies. */
async function compress(name: string, text: string): Promise<string[]> {
  writeFileSync(name, text);
  await compressFiles('.', [name]);
  return [
    brotliDecompressSync(readFileSync(`${name}.br`)).toString(),
    gunzipSync(readFileSync(`${name}.gz`)).toString(),
  ];
}

test('a file that was compressed before gets the same copies, and a different file gets its own', async () => {
  const [first, other] = ['one text '.repeat(50), 'two texts '.repeat(50)];
  for (const text of [first, other, first]) expect(await compress('a.html', text)).toEqual([text, text]);
  expect(readdirSync('.cache/compressed')).toHaveLength(4);
});

test('for the home page, the cache keeps a better-compressed copy besides the usual copy of the same text', async () => {
  const text = 'one text '.repeat(50);
  for (const name of ['a.html', 'index.html']) expect(await compress(name, text)).toEqual([text, text]);
  expect(readdirSync('.cache/compressed')).toHaveLength(4);
});

test('the copies have the same date as their file, as nginx requires', async () => {
  writeFileSync('a.html', 'one text');
  const day = new Date('2026-04-01');
  utimesSync('a.html', day, day);
  await compressFiles('.', ['a.html']);
  for (const ending of ['br', 'gz']) expect(statSync(`a.html.${ending}`).mtime).toEqual(day);
});

test('copies stay in the cache while builds use them, and are deleted a week after their last use', async () => {
  for (const name of ['a.html', 'b.html']) await compress(name, name);
  const long = new Date('2000-01-01');
  for (const copy of readdirSync('.cache/compressed')) utimesSync(`.cache/compressed/${copy}`, long, long);
  await compressFiles('.', ['a.html']);
  expect(readdirSync('.cache/compressed')).toHaveLength(2);
});

const inScratch = useScratch();

test('with the dictionary each copy decompresses to its page, and is much smaller if pages are alike', async () => {
  const frame = Array.from({ length: 400 }, (_, index) => `<li>${index * 7919}</li>`).join('');
  const pages = { 'index.html': `${frame}<p>Home, with more to say</p>`, 'bus.html': `${frame}<p>Bus</p>` };
  const lost = { '404.html': `${frame}<p>Lost</p>` };
  for (const [file, text] of Object.entries({ ...pages, ...lost })) writeFileSync(inScratch(file), text);
  await compressWithDictionary(inScratch(), [...Object.keys(pages), '404.html']);
  const dictionary = readFileSync(inScratch(DICTIONARY));
  const hash = createHash('sha256').update(dictionary).digest();
  const key = keyOfDictionary(`:${hash.toString('base64')}:`);
  for (const [file, text] of Object.entries(pages)) {
    const copy = readFileSync(inScratch(`${file}.${key}.dcz`));
    expect(copy.subarray(0, 40)).toEqual(Buffer.from(`5e2a4d1820000000${hash.toString('hex')}`, 'hex'));
    const decoded = decompressUsingDict(createDCtx(), copy.subarray(40), dictionary);
    expect(Buffer.from(decoded).toString()).toBe(text);
    expect(copy.length).toBeLessThan(150);
  }
  // The error page has no copy that needs the dictionary, because no host would send it.
  expect(readdirSync(inScratch())).toHaveLength(6);
});

test('a hash that cannot be part of a file name is not used as a key', () => {
  expect(keyOfDictionary(`:${'a'.repeat(43)}=:`)).toBe('a'.repeat(43));
  expect(keyOfDictionary(`:${'a'.repeat(42)}/=:`)).toBeUndefined();
  expect(keyOfDictionary('')).toBeUndefined();
});

describe('removing unused files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function write(files: Record<string, string>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
  }

  test('files and pages for which the school has no content are removed', async () => {
    write({
      'calendar.ics': '',
      'class.html': '<!DOCTYPE html><html id="__next_error__"><head>',
      'class.txt': '"digest":"NEXT_HTTP_ERROR_FALLBACK;404"',
      'transport.html': '<!DOCTYPE html><html lang="en-IN"><head>',
      'transport.txt': '"path":["transport"]',
    });
    await dropEmptyFiles(folder);
    expect(listFiles(folder)).toEqual(['transport.html', 'transport.txt']);
  });

  test('files that no page refers to are removed', async () => {
    write({
      'robots.txt': '',
      'transport.html': '<link href="/_next/static/media/f.woff2">',
      'transport.txt': '',
      'transport/__next._full.txt': '',
      '_not-found.html': '',
      '.gitkeep': '',
      '_next/static/chunks/a.js': 'load("static/chunks/b.js")',
      '_next/static/chunks/b.js': '',
      '_next/static/media/f.woff2': '',
      'assets/list.txt': '',
    });
    await removeUnused(folder);
    expect(listFiles(folder)).toEqual([
      '_next/static/media/f.woff2',
      'assets/list.txt',
      'robots.txt',
      'transport.html',
    ]);
  });
});

describe('replacing the site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'swap-'));
  const put = (name: string, text: string): string => {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, 'index.html'), text);
    return path.join(folder, name);
  };
  const served = (): string => readFileSync(path.join(folder, 'out/index.html'), 'utf8');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the new site replaces the last one, and leaves nothing else behind', async () => {
    const place = put('out', 'old');
    const ready = put('ready', 'new');
    await swapFolders(ready, place);
    expect(served()).toBe('new');
    expect([existsSync(ready), existsSync(`${place}.last`)]).toEqual([false, false]);
  });

  test('if the last site cannot be deleted, the new one stays and a warning says so', async () => {
    const place = put('out', 'old');
    const { rm } = promises;
    const remove = jest.spyOn(promises, 'rm').mockImplementation(async (gone, how) => {
      if (existsSync(gone)) throw new Error('EACCES');
      return rm(gone, how);
    });
    expect(await swapFolders(put('ready', 'new'), place)).toContain(`Delete ${place}.last before`);
    expect(served()).toBe('new');
    remove.mockRestore();
    rmSync(`${place}.last`, { recursive: true });
  });

  test('the last site is restored if the new one cannot replace it', async () => {
    const place = put('out', 'old');
    await expect(swapFolders(path.join(folder, 'missing'), place)).rejects.toThrow('ENOENT');
    expect(served()).toBe('old');
  });

  test('a folder is created completely or not at all', async () => {
    const made = path.join(folder, 'made');
    const make = (fails: boolean) =>
      makeFolder(made, async (part) => {
        writeFileSync(path.join(part, 'half.txt'), 'half');
        if (fails) throw new Error('The disk is full.');
      });
    await expect(make(true)).rejects.toThrow('The disk is full.');
    expect([existsSync(made), existsSync(`${made}.part`)]).toEqual([false, false]);
    await make(false);
    expect(existsSync(path.join(made, 'half.txt'))).toBe(true);
  });
});

describe('comparing two sites', () => {
  function site(name: string, pages: Record<string, string>): string {
    mkdirSync(inScratch(name));
    for (const [file, html] of Object.entries(pages)) writeFileSync(inScratch(name, file), html);
    return inScratch(name);
  }

  const PAGE = '<main><h1>Fees</h1><p>Words</p></main><footer><a href="/">Home</a></footer>';

  describe('the difference between two sites', () => {
    it('two identical sites have no differences', async () => {
      const pages = { 'index.html': PAGE, 'fees.html': PAGE };
      expect(await compareSites(site('a', pages), site('b', pages))).toEqual([]);
    });

    it('the comparison lists what was added or removed, where, and on which pages', async () => {
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

    it('the comparison lists new and missing pages, changed words and changed styles', async () => {
      const before = { 'index.html': `<style>a{}</style>${PAGE}`, 'old.html': PAGE };
      const after = { 'index.html': `<style>b{}</style>${PAGE.replace('Words', 'Text')}`, 'new.html': PAGE };
      expect(await compareSites(site('a', before), site('b', after))).toEqual([
        '/new: new page',
        '/old: page removed',
        '/: changed words',
        '/: changed styles',
      ]);
    });
  });
});
