import { once } from 'node:events';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeLargeSchool } from '@/lib/content/mistakes/large-school';
import { listFiles } from '@/lib/build/files';
import { copyProject } from '@/lib/setup/testing/copy-project';
import { readGroup, startGroup } from './processes';
import { formatTable } from './table';

const PROJECT = path.resolve('.cache/bench/project');
const SCHOOL = path.resolve('.cache/bench/school');
const SIZES = ['30', '300', '3000', '1000-news', '1000-photos'];

/**
 * What a page costs a build in schools of several sizes (Linux). Each is built twice, and the second build counts: its
 * pictures are made, everything else is made again. "As a factor" is beside the first school: 1.00 or less means that
 * nothing grows faster than the pages.
 * @param sizes numbers of pages; `100-news` and `40-photos` are a school of 30 pages with so many
 */
export async function measure(sizes: readonly string[], short: boolean): Promise<string> {
  copyProject(PROJECT);
  const head = ['school', 'pages', 'seconds', 'memory, MB', 'HTML a page, KB', 'ms a page', 'as a factor'];
  const rows = [head];
  let first: number | undefined;
  for (const size of sizes.length ? sizes : short ? ['30'] : SIZES) {
    const [, number, kind = 'pages'] = /^(\d+)(?:-(news|photos))?$/.exec(size) ?? [];
    if (!number) throw new Error(`"${size}" is no size. Write such as 300, 100-news or 40-photos.`);
    await makeLargeSchool(SCHOOL, { pages: 30, news: 0, photos: 0, [kind]: Number(number) });
    if (!short) await build();
    const { seconds, memory, html } = await build();
    const each = seconds / html.length;
    first ??= each;
    const bytes = html.reduce((sum, next) => sum + next, 0);
    const figures = [
      [html.length, 0],
      [seconds, 1],
      [memory / 1024 ** 2, 0],
      [bytes / html.length / 1024, 1],
      [each * 1000, 1],
      [each / first, 2],
    ] as const;
    rows.push([`${number} ${kind}`, ...figures.map(([value, digits]) => value.toFixed(digits))]);
  }
  return formatTable(rows);
}

/** Builds the school with nothing left of the last build but the pictures. @returns with the bytes of each page */
async function build(): Promise<{ seconds: number; memory: number; html: number[] }> {
  for (const kept of ['.next', '.export', '.cache/compressed', '.cache/checked-types'])
    await rm(path.join(PROJECT, kept), { recursive: true, force: true });
  const start = performance.now();
  const args = ['lib/setup/run.mjs', 'lib/commands/build.ts', '--content', SCHOOL, '--date', '2025-09-15'];
  const child = startGroup(args, PROJECT);
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, readGroup(child.pid ?? 0).memory);
  }, 250);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(`The school in ${SCHOOL} does not build.`);
  const seconds = (performance.now() - start) / 1000;
  const out = path.join(PROJECT, 'out');
  const pages = (await listFiles(out)).filter((file) => file.endsWith('.html'));
  return { seconds, memory, html: pages.map((file) => statSync(path.join(out, file)).size) };
}
