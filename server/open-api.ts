import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureFirstUser, FIRST_USER, runAccountCommand } from './accounts';
import { createAdmission } from './admission';
import {
  describeDiskError,
  loadJwtSecret,
  markDatabase,
  protectFolder,
  requireSameDatabase,
  RESTORE_SCRIPT,
} from './data-folder';
import { listMigrations, openDatabase } from './database';
import { createAttemptBudgets } from './limits';
import { startEnquiryWork } from './enquiry-work';
import type { Editor } from './content/editor';
import { guardSaves, renewLease } from './content/keeper';
import { createQuietLog, type Log, type Settings } from './process';
import { compareWithOthers, followClock } from './shared-database';
import { listenForCommands } from './user-command';
import { createApi } from './api';

/** Opens the database and builds the API on it. Call the returned `close` after the last request. */
export async function openApi(
  settings: Settings,
  parts: {
    log: Log;
    now: () => Date;
    say: (text: string) => void;
    siteFolder?: string | undefined;
    editor?: Editor | string;
  },
) {
  const { log: fullLog, now, say, siteFolder, editor } = parts;
  const { dataFolder, databaseUrl } = settings;
  const log = createQuietLog(fullLog, now);
  const warning = await protectFolder(dataFolder).catch((error: unknown) => {
    throw describeDiskError(error, dataFolder);
  });
  if (warning) say(warning);
  requireSameDatabase(dataFolder, databaseUrl);
  await rm(join(dataFolder, RESTORE_SCRIPT), { force: true });
  const database = await openDatabase(settings, log);
  try {
    // Call this after `openDatabase`, which locks the data folder.
    const jwtSecret = await loadJwtSecret(settings.jwtSecret, dataFolder);
    for (const difference of await compareWithOthers(database, await listMigrations(), jwtSecret))
      say(difference);
    const file = await ensureFirstUser(database, dataFolder, log);
    if (file) say(await describeFirstAccount(file, siteFolder));
    await markDatabase(dataFolder, databaseUrl);
    const clock = await followClock(database, now, log);
    const stopListening = await listenForCommands(dataFolder, (command) =>
      runAccountCommand(database, command, { operator: userInfo().username, log }),
    );
    const stopWork = startEnquiryWork({ database, log }, settings.mail);
    // Include the data folder: servers on one machine have the same host name, but never the same data folder.
    const serverName = `${hostname()} (${resolve(dataFolder)})`;
    const shared = databaseUrl && typeof editor === 'object' ? editor : undefined;
    const stopKeeping = shared && renewLease(database, serverName, log);
    const guarded = shared ? guardSaves(shared, database, serverName) : editor;
    const close = async (): Promise<void> => {
      await stopListening();
      await stopWork();
      await clock.stop();
      await stopKeeping?.();
      await database.close();
    };
    const budgets = createAttemptBudgets(database);
    const options = {
      ...settings,
      database,
      jwtSecret,
      now: clock.now,
      log,
      budgets,
      siteFolder,
      ...(guarded && { editor: guarded }),
      ...(shared && { serverName }),
    };
    return { api: createApi(options), admission: createAdmission(options), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @returns how to use the first account @param file the file that contains its password */
async function describeFirstAccount(file: string, siteFolder?: string): Promise<string> {
  const account = `The first account is ${FIRST_USER}. Its password is in ${file}`;
  const page = siteFolder === undefined ? undefined : join(siteFolder, 'login.html');
  // Read the built page, because a setting changed since the last build does not apply yet.
  const hasForm =
    page === undefined ||
    !existsSync(page) ||
    (await readFile(page, 'utf8')).includes('data-island="StaffLogin"');
  return hasForm
    ? `\n  ${account}: sign in, then delete the file.\n`
    : `\n  Staff sign-in is off: to turn it on, write staffLogin: true in content/school.yaml, then type npm start again.\n  ${account}.\n`;
}
