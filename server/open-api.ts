import type { Hono } from 'hono';
import { createApi } from './create-api';
import { describeDiskError } from './data-folder/describe-disk-error';
import { protectFolder } from './data-folder/protect-folder';
import { openDatabase } from './database/open-database';
import type { ApiEnv } from './http/api-env';
import type { Log } from './process/log';
import type { Settings } from './process/settings';
import { loadJwtSecret } from './tokens/jwt-secret';
import { ensureFirstUser, FIRST_USER } from './users/ensure-first-user';

export interface OpenedApi {
  api: Hono<ApiEnv>;
  /** Closes the database; call it after the last request. */
  close: () => Promise<void>;
}

/**
 * Opens the database, the secret and, on the first start, the first account, and returns the API on top of them.
 * `say` gets the few sentences meant for a person; the generated password goes there and nowhere else.
 */
export async function openApi(
  settings: Settings,
  parts: { log: Log; now: () => Date; say: (text: string) => void },
): Promise<OpenedApi> {
  const jwtSecret = await openDataFolder(settings, parts.say);
  const database = await openDatabase(settings, parts.log);
  const password = await ensureFirstUser(database);
  if (password) {
    parts.say(
      `\n  The first account: user name ${FIRST_USER}, password ${password}\n  It is shown only now. Write it down.\n`,
    );
  }
  const { tokenMinutes, allowedOrigins, trustedProxies, ownNetworks } = settings;
  const { log, now } = parts;
  const limits = { tokenMinutes, allowedOrigins, trustedProxies, ownNetworks };
  const api = createApi({ database, jwtSecret, now, log, ...limits });
  return { api, close: () => database.close() };
}

async function openDataFolder(settings: Settings, say: (text: string) => void): Promise<Uint8Array> {
  try {
    for (const warning of await protectFolder(settings.dataFolder)) say(warning);
    return await loadJwtSecret(settings.jwtSecret, settings.dataFolder);
  } catch (error) {
    throw describeDiskError(error, settings.dataFolder);
  }
}
