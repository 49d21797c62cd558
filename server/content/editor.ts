import { accessSync, constants, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareWithBuild } from '@/lib/build/fingerprint';
import { contentDirectory, listFiles } from '@/lib/content/read/tree';
import { callProcess } from '@/lib/editing/forms/call-process';
import { openRepository } from '@/lib/editing/forms/repository';
import { siteDate } from '@/lib/text/dates';
import { messageOf, type Log } from '../process';
import type { ContentCalls } from './content-process';
import { createPreviews } from './previews';
import { createPublishing } from './publishing';

const PROGRAM = fileURLToPath(new URL('./content-process.tsx', import.meta.url));
/** After this idle time, the content process ends, because it takes 260 MB and can start again in two seconds. */
const IDLE_MS = 5 * 60_000;

export type Editor = Awaited<ReturnType<typeof openEditor>>;

/** @returns why the website cannot be edited on this server; undefined if it can */
export function whyNoEditor(): string | undefined {
  const folder = contentDirectory();
  const no = 'The website cannot be edited on this server, because';
  if (!existsSync(folder))
    return `${no} its content files are not here. Whoever looks after the website knows where they are.`;
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return `${no} this server cannot write to the content files. Tell whoever looks after the server: server/README.md has the setting.`;
  }
}

/** Everything that the editor works on: the content, its repository, previews, and the finished website. */
export async function openEditor({ log, now, env }: { log: Log; now: () => Date; env: NodeJS.ProcessEnv }) {
  const folder = contentDirectory();
  const content = callProcess<ContentCalls>(PROGRAM, IDLE_MS);
  const repository = openRepository(folder, (event, error) => log('error', { event, error }));
  const publishing = createPublishing({ log, now, env, content, repository });
  // Delete the `.part` files of interrupted saves, which were never acknowledged.
  for (const file of listFiles(folder).filter((each) => /(^|\/)\.[^/]+\.part$/.test(each)))
    await rm(path.join(folder, file), { force: true });
  try {
    const { state } = await repository.readState();
    const head = state === 'ready' ? await repository.head() : undefined;
    // If the website was built from the current content, as by `npm start`, it shows the last commit.
    if (head && !compareWithBuild(folder, siteDate(now())).stale) publishing.record(head);
  } catch (error) {
    log('error', { event: 'published state unknown', error: messageOf(error) });
  }
  return {
    call: content.call,
    repository,
    publishing,
    previews: createPreviews(now),
    close: async (): Promise<void> => {
      await publishing.close();
      content.end();
    },
  };
}
