import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChosenFile } from './choose-file';
import { createBytesKeeper } from './keep-bytes';

const MEGABYTE = 1024 * 1024;

describe('the bytes of files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'bytes-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A file of so many bytes, as the server knows it. */
  function write(name: string, size: number): ChosenFile {
    writeFileSync(path.join(folder, name), 'x'.repeat(size));
    const version = { etag: '""', mtimeMs: 0, headers: new Map<string, string>() };
    return { ...version, name: `/${name}`, original: `/${name}`, encoding: undefined, size };
  }

  async function waitFor(bytesOf: (file: ChosenFile) => Buffer | undefined, file: ChosenFile) {
    for (let tries = 0; tries < 900 && !bytesOf(file); tries += 1) await pause(5);
    return bytesOf(file)?.length;
  }

  it('are kept from the second request on', async () => {
    const bytesOf = createBytesKeeper(folder);
    const page = write('page.html', 5);
    expect(bytesOf(page)).toBeUndefined();
    expect(await waitFor(bytesOf, page)).toBe(5);
  });

  it('are not kept of a large file, of one that has changed or gone, and of more than 32 MB together', async () => {
    const bytesOf = createBytesKeeper(folder);
    const changed = { ...write('changed.html', 6), size: 5 };
    const gone = { ...write('there.html', 5), name: '/gone.html' };
    const others = [write('film.pdf', MEGABYTE), changed, gone];
    for (const file of others) bytesOf(file);
    const pictures = Array.from({ length: 130 }, (_, n) => write(`${n}.avif`, MEGABYTE / 4));
    for (const file of pictures) bytesOf(file);
    await waitFor(bytesOf, pictures[120] as ChosenFile);
    await waitFor(bytesOf, write('last.html', 5));
    expect(pictures.filter(bytesOf).length).toBeLessThanOrEqual(128);
    expect(others.map(bytesOf)).toEqual([undefined, undefined, undefined]);
  });

  it('have the room again that was taken for files which turn out to be others', async () => {
    const bytesOf = createBytesKeeper(folder);
    for (let n = 0; n < 130; n += 1) bytesOf({ ...write(`${n}.html`, 5), size: MEGABYTE / 4 });
    const page = write('page.html', 6);
    const picture = write('picture.avif', MEGABYTE / 4);
    expect([await waitFor(bytesOf, page), await waitFor(bytesOf, picture)]).toEqual([6, MEGABYTE / 4]);
  });

  it('take their room once, however many ask for them at once', async () => {
    const bytesOf = createBytesKeeper(folder);
    const [one, other] = [write('1.avif', MEGABYTE / 4), write('2.avif', MEGABYTE / 4)];
    for (let n = 0; n < 130; n += 1) bytesOf(one);
    expect(await waitFor(bytesOf, other)).toBe(MEGABYTE / 4);
  });
});
