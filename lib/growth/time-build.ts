import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { watchMemory } from './watch-memory';

export interface BuildFigures {
  seconds: number;
  /** The most memory of all its processes at once, in bytes. */
  memory: number;
  /** Pages of the finished site, and the bytes of their HTML. */
  pages: number;
  html: number;
}

/**
 * Builds a school with nothing left of the last build but the pictures.
 * @param project a copy of the project @param directory the school
 * @throws Error when it does not build
 */
export async function timeBuild(project: string, directory: string): Promise<BuildFigures> {
  await Promise.all(
    ['.next', '.export', '.cache/compressed', '.cache/checked-types'].map((folder) =>
      rm(path.join(project, folder), { recursive: true, force: true }),
    ),
  );
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['lib/setup/run.mjs', 'lib/commands/build.ts', '--content', directory, '--date', '2025-09-15'],
    { cwd: project, detached: true, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const endTogether = (): never => {
    // The build is a group of processes of its own, which the terminal does not stop.
    if (child.pid !== undefined) process.kill(-child.pid);
    process.exit(1);
  };
  process.on('SIGINT', endTogether).on('SIGTERM', endTogether);
  const endWatch = watchMemory(child.pid ?? 0);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  const memory = endWatch();
  process.off('SIGINT', endTogether).off('SIGTERM', endTogether);
  if (code !== 0) throw new Error(`The school in ${directory} does not build.`);
  const out = path.join(project, 'out');
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return {
    seconds: (performance.now() - start) / 1000,
    memory,
    pages: files.length,
    html: files.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0),
  };
}
