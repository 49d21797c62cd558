import { userInfo } from 'node:os';
import type { Hono } from 'hono';
import { createApi } from './create-api';
import { describeDiskError } from './data-folder/describe-disk-error';
import { protectFolder } from './data-folder/protect-folder';
import { openDatabase } from './database/open-database';
import type { ApiEnv } from './http/api-env';
import type { Log } from './process/log';
import type { Settings } from './process/settings';
import { loadJwtSecret } from './tokens/jwt-secret';
import { markDatabase } from './accounts/find-database';
import { listenForCommands } from './accounts/listen-for-commands';
import { runAccountCommand } from './accounts/run-account-command';
import { endThreads } from './passwords/derive-key';
import { createQuietLog } from './process/quiet-log';
import { ensureFirstUser, FIRST_USER } from './accounts/ensure-first-user';

export interface OpenedApi {
  api: Hono<ApiEnv>;
  /** Closes the database; call it after the last request. */
  close: () => Promise<void>;
}

/**
 * Opens the database, the secret and, on the first start, the first account, and returns the API on top of them.
 * `say` gets the few sentences meant for a person; the generated password goes to a file and nowhere else.
 */
export async function openApi(
  settings: Settings,
  parts: { log: Log; now: () => Date; say: (text: string) => void },
): Promise<OpenedApi> {
  const { now } = parts;
  const log = createQuietLog(parts.log, now);
  const jwtSecret = await openDataFolder(settings, parts.say);
  const database = await openDatabase(settings, log);
  try {
    const file = await ensureFirstUser(database, settings.dataFolder, { now, log });
    if (file) {
      parts.say(
        `\n  The first account is ${FIRST_USER}. Its password is in ${file}: sign in, then delete the file.\n`,
      );
    }
    await markDatabase(settings.dataFolder, settings.databaseUrl);
    const stopListening = await listenForCommands(settings.dataFolder, (command) =>
      runAccountCommand(database, command, { now, operator: userInfo().username, log }),
    );
    const api = createApi({ ...settings, database, jwtSecret, now, log });
    const close = async (): Promise<void> => {
      await stopListening();
      await database.close();
      await endThreads();
    };
    return { api, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDataFolder(settings: Settings, say: (text: string) => void): Promise<Uint8Array> {
  try {
    for (const warning of await protectFolder(settings.dataFolder)) say(warning);
    return await loadJwtSecret(settings.jwtSecret, settings.dataFolder);
  } catch (error) {
    throw describeDiskError(error, settings.dataFolder);
  }
}
