import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Do not use __dirname: benchmarks load this file as an ES module.
const PROJECT = process.cwd();
const TSX = pathToFileURL(createRequire(path.join(PROJECT, 'package.json')).resolve('tsx')).href;
/** The line that a server prints when it starts to listen. */
const LISTENING = /"event":"listening","url":"([^"]+)"|The site is at (http:\S+)/;

/**
 * Starts a program as a separate process, on a free port. Resolves when it starts to listen.
 * @param name a program in `server/commands`, or a path from there
 * @param cwd the folder with `out/`, for `serve`
 * @throws Error with its output if it ends before it listens
 */
export async function startProgram(name: string, env: Record<string, string>, cwd: string = PROJECT) {
  const script = path.join(PROJECT, `server/commands/${name}.ts`);
  const child = spawn(process.execPath, ['--import', TSX, script], {
    env: { ...process.env, PORT: '0', TSX_TSCONFIG_PATH: path.join(PROJECT, 'tsconfig.json'), ...env },
    cwd,
  });
  let said = '';
  const ended = once(child, 'exit').then(([code]) => Number(code));
  const url = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part;
        const [, api, site] = LISTENING.exec(said) ?? [];
        if (api ?? site) resolve(String(api ?? site));
      });
    }
  });
  const started = await Promise.race([url, ended]);
  if (typeof started === 'number') throw new Error(said);
  return {
    url: started,
    pid: child.pid ?? 0,
    readOutput: () => said,
    /** Closes the reader of the log, so that the next line meets a broken pipe. */
    closeLog: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
