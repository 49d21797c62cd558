import { build, type Plugin } from 'esbuild';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { memoize } from '@/lib/content/memoize';

// Do not use __dirname: benchmarks load this file as an ES module.
const PROJECT = process.cwd();

/** Keeps each source's own `import.meta.url`, because servers read files beside their source. */
const KEEP_PLACES: Plugin = {
  name: 'keep-places',
  setup: (bundler) =>
    bundler.onLoad({ filter: /\/(server|lib|bench)\/.*\.ts$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(file).href),
      ),
      loader: 'ts',
    })),
};

/** Bundles a program of `server/commands`, because starting it from 150 TypeScript files takes three times as long. */
export const bundleProgram = memoize(async (name: string): Promise<string> => {
  const bundle = path.join(PROJECT, `.cache/servers/${path.basename(name)}.mjs`);
  const outfile = `${bundle}.${process.pid}`;
  const entryPoints = [path.join(PROJECT, `server/commands/${name}.ts`)];
  const how = { platform: 'node', format: 'esm', packages: 'external', bundle: true } as const;
  await build({ entryPoints, outfile, plugins: [KEEP_PLACES], logLevel: 'error', ...how });
  // Another test might be starting the same program.
  await rename(outfile, bundle);
  return bundle;
});
const ADDRESS = /http:\/\/[^"\s]+(?=["\s])/;

/**
 * Starts a program as a separate process, on a free port. Resolves when it starts to listen.
 * @param name a program in `server/commands`, or a path from there @param cwd the folder with `out/`, for `serve`
 * @throws Error with its output if it ends before it listens
 */
export async function startProgram(name: string, env: Record<string, string>, cwd: string = PROJECT) {
  const child = spawn(process.execPath, [await bundleProgram(name)], {
    env: { ...process.env, PORT: '0', ...env },
    cwd,
  });
  let said = '';
  const ended = once(child, 'exit').then(([code]) => Number(code));
  const url = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part;
        const [address] = ADDRESS.exec(said) ?? [];
        if (address) resolve(address);
      });
    }
  });
  const started = await Promise.race([url, ended]);
  if (typeof started === 'number') throw new Error(said);
  return {
    url: started,
    pid: child.pid ?? 0,
    readOutput: () => said,
    /** Stops reading the log, so that the next line is written to a broken pipe. */
    closeLog: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
