import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { readErrorCode } from '../process/error-code';
import type { AccountCommand } from './account-command';
import { controlAddress } from './control-address';

/** A server that hangs must not hang the command too. */
const PATIENCE_MS = 30_000;

/**
 * Has the server that runs on this data folder carry out the command; `null` when none runs.
 * @throws Error with the server's own reason
 */
export async function sendCommand(
  dataFolder: string,
  command: AccountCommand,
  patienceMs = PATIENCE_MS,
): Promise<string | null> {
  try {
    const answer = await post(controlAddress(dataFolder), JSON.stringify(command), patienceMs);
    if (answer.message !== undefined) return answer.message;
    throw new Error(answer.error ?? 'The server gave no answer. Its log says why.');
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(readErrorCode(error) ?? '')) return null;
    throw error;
  }
}

function post(
  socketPath: string,
  body: string,
  timeout: number,
): Promise<{ message?: string; error?: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method: 'POST', timeout }, (response) => {
      (json(response) as Promise<{ message?: string; error?: string }>).then(resolve, reject);
    });
    sent
      .once('timeout', () => {
        sent.destroy(
          new Error(
            `The running server does not answer within ${timeout / 1000} seconds. Whether it has done it is not known: see with npm run user -- list, after a restart of the server.`,
          ),
        );
      })
      .once('error', reject)
      .end(body);
  });
}
