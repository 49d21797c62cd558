import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { readErrorCode } from '../process/error-code';
import type { AccountCommand } from './account-command';
import { controlAddress } from './control-address';

/**
 * Has the server that runs on this data folder carry out the command; `null` when none runs.
 * @throws Error with the server's own reason
 */
export async function sendCommand(dataFolder: string, command: AccountCommand): Promise<string | null> {
  try {
    const answer = await post(controlAddress(dataFolder), JSON.stringify(command));
    if (answer.message !== undefined) return answer.message;
    throw new Error(answer.error ?? 'The server gave no answer. Its log says why.');
  } catch (error) {
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(readErrorCode(error) ?? '')) return null;
    throw error;
  }
}

function post(socketPath: string, body: string): Promise<{ message?: string; error?: string }> {
  return new Promise((resolve, reject) => {
    request({ socketPath, method: 'POST', timeout: 30_000 }, (response) => {
      (json(response) as Promise<{ message?: string; error?: string }>).then(resolve, reject);
    })
      .once('error', reject)
      .end(body);
  });
}
