import { setTimeout as pause } from 'node:timers/promises';

/** A network's way there and back between two attempts of one attacker. */
const ROUND_TRIP_MS = 100;

/**
 * Tries wrong passwords, so many at once, each from an address of its own unless `oneAddress`, until stopped.
 * @returns what stops it and counts the answers by status
 */
export function attack(
  url: string,
  atOnce: number,
  oneAddress: boolean,
): () => Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const end = new AbortController();
  let count = 0;
  const attackers = Array.from({ length: atOnce }, async () => {
    while (!end.signal.aborted) {
      count += 1;
      const status = await tryOnce(url, count, oneAddress ? 1 : count);
      answers[status] = (answers[status] ?? 0) + 1;
      await pause(ROUND_TRIP_MS);
    }
  });
  return async () => {
    end.abort();
    await Promise.all(attackers);
    return answers;
  };
}

async function tryOnce(url: string, count: number, address: number): Promise<number> {
  const response = await fetch(`${url}/api/User/ValidateUser`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    },
    body: JSON.stringify({ loginName: `name ${count}`, password: 'not the password' }),
  });
  await response.arrayBuffer();
  return response.status;
}
