import { serveSite, type SiteHandler } from '@/lib/hosts/serve-site';
import { openApi } from './open-api';
import { openEditor, whyNoEditor } from './content/editor';
import { createJsonLog, readSettings, type Log } from './process';
import { readHandedSocket, startServer } from './start-server';
import { LIMIT_MS, stopOnSignal } from './stop-on-signal';

/** Serves the API until SIGTERM or SIGINT. With a folder, also serves the finished site in it, on the same port. */
export async function runServer(siteFolder?: string): Promise<number> {
  const settings = readSettings(process.env);
  const now = (): Date => new Date();
  const log = createJsonLog(now);
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  const editor =
    siteFolder === undefined
      ? undefined
      : (whyNoEditor() ?? (await openEditor({ log, now, env: process.env })));
  const closeEditor = async (): Promise<void> => (typeof editor === 'object' ? editor.close() : undefined);
  const opened = await openApi(settings, { log, now, say, siteFolder, ...(editor && { editor }) });
  const site = siteFolder === undefined ? undefined : serveSite(siteFolder);
  try {
    const fallback = site && watchSite(site, log);
    const socket = readHandedSocket(process.env, process.pid);
    const { url, stop } = await startServer({ ...settings, ...opened, fallback, socket });
    const limitMs = LIMIT_MS + settings.stopDelay * 1000;
    stopOnSignal(() => stop().then(closeEditor).then(opened.close), log, limitMs);
    if (site) say(`\nThe site is at http://localhost:${new URL(url).port}\nStop it with Ctrl+C.`);
    else log('info', { event: 'listening', url });
    return 0;
  } catch (error) {
    await closeEditor();
    await opened.close();
    throw error;
  }
}

/** Logs what the site throws, and cuts off that response, so that one bad disk sector does not end the server. */
const watchSite =
  (site: SiteHandler, log: Log): SiteHandler =>
  (request, response) =>
    site(request, response).catch((error: unknown) => {
      const path = request.url?.split('?')[0]?.slice(0, 200);
      log('error', { event: 'unexpected error', path, error: String(error) });
      response.destroy();
    });
