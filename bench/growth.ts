import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeLargeSchool } from '@/lib/content/mistakes/large-school';
import { listFiles } from '@/lib/content/read/tree';
import { copyProject } from '@/lib/setup/testing/copy-project';
import { formatTable } from './figures';

const PROJECT = path.resolve('.cache/bench/project');
const SCHOOL = path.resolve('.cache/bench/school');
const SIZES = ['30', '300', '3000', '1000-news', '1000-photos'];

/**
 * Measures the build time per page for schools of several sizes (Linux). It builds each school twice and measures the
 * second build, because the first one also makes the pictures. "Factor" is the time per page divided by that of
 * the first school: if it is at most 1.00, growth is at most linear.
 * @param sizes numbers of pages; `100-news` and `40-photos` add that many to a school of 30 pages
 */
export async function measure(sizes: readonly string[], short: boolean): Promise<string> {
  copyProject(PROJECT);
  const rows = [['school', 'pages', 'seconds', 'memory, MB', 'HTML a page, KB', 'ms a page', 'factor']];
  let first: number | undefined;
  for (const size of sizes.length ? sizes : short ? ['30'] : SIZES) {
    const [, number, kind = 'pages'] = /^(\d+)(?:-(news|photos))?$/.exec(size) ?? [];
    if (!number) throw new Error(`"${size}" is not a size. Write, for example, 300, 100-news or 40-photos.`);
    await makeLargeSchool(SCHOOL, { pages: 30, news: 0, photos: 0, [kind]: Number(number) });
    if (!short) await build();
    const { seconds, memory, pages, bytes } = await build();
    const each = seconds / pages;
    first ??= each;
    const figures = [pages.toFixed(0), seconds.toFixed(1), (memory / 1024).toFixed(0)];
    figures.push((bytes / pages / 1024).toFixed(1), (each * 1000).toFixed(1), (each / first).toFixed(2));
    rows.push([`${number} ${kind}`, ...figures]);
  }
  return formatTable(rows);
}

/** Builds the school, reusing only the pictures of the last build. @returns `memory` is the peak in KB */
async function build() {
  for (const kept of ['.next', '.export', '.cache/compressed', '.cache/types.tsbuildinfo'])
    await rm(path.join(PROJECT, kept), { recursive: true, force: true });
  const start = performance.now();
  const args = ['lib/setup/run.mjs', 'lib/commands/build.ts', '--content', SCHOOL, '--date', '2025-09-15'];
  // A process group of its own, so that its memory can be summed and all its processes end with this one.
  const child = spawn(process.execPath, args, { cwd: PROJECT, detached: true, stdio: [0, 2, 2] });
  const end = (): boolean => process.kill(-(child.pid ?? 0));
  process.once('exit', end);
  let memory = 0;
  const watch = setInterval(() => {
    const sizes = execSync(`ps -o rss= -g ${child.pid} || true`, { encoding: 'utf8' }).split('\n');
    const all = sizes.reduce((sum, size) => sum + Number(size), 0);
    memory = Math.max(memory, all);
  }, 250);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  process.off('exit', end);
  if (code !== 0) throw new Error(`The school in ${SCHOOL} does not build.`);
  const seconds = (performance.now() - start) / 1000;
  const out = path.join(PROJECT, 'out');
  const pages = listFiles(out).filter((file) => file.endsWith('.html'));
  const bytes = pages.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0);
  return { seconds, memory, pages: pages.length, bytes };
}
