import type { ChildProcess } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';

/** A server that a test has started to serve out/. */
export interface StartedServer {
  url: string;
  stop: () => Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Waits until the server answers. @throws Error if the program ends first, or after `seconds` */
export async function untilAnswering(port: number, child: ChildProcess, seconds = 60): Promise<void> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with code ${child.exitCode}`);
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnfile} does not answer`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
