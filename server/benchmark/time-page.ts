import { get, Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface PageTimes {
  middle: number;
  /** 95 of 100 pages came faster. */
  slow: number;
}

/** Asks for a page again and again, one at a time, and returns milliseconds. */
export async function timePage(url: string, times = 200): Promise<PageTimes> {
  const agent = new Agent({ keepAlive: true });
  const taken: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const start = performance.now();
    await load(url, agent);
    taken.push(performance.now() - start);
    await pause(10);
  }
  agent.destroy();
  taken.sort((one, other) => one - other);
  const at = (share: number): number => taken[Math.floor(share * (taken.length - 1))] ?? Number.NaN;
  return { middle: at(0.5), slow: at(0.95) };
}

function load(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().once('end', resolve)).once('error', reject);
  });
}
