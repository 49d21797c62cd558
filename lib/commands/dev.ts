import { writeContentVersion, watchContent } from '@/lib/build/watch-content';
import { prepareSite, runNext } from '@/lib/build/prepare-site';
import { saveContent } from '@/lib/content/get-content';
import { contentDirectory } from '@/lib/content/read/tree';
import { refreshSchemas } from '@/lib/editing/refresh-schemas';

export const known = 'any';

/** `npm run dev`: shows the site at http://localhost:3000, and updates it on every save. Arguments go to `next dev`. */
export async function run(args: readonly string[]): Promise<number> {
  refreshSchemas();
  // Require valid content at the start: after a mistake, pages show the last valid content.
  const kept = saveContent(await prepareSite());
  writeContentVersion();
  const stop = watchContent(contentDirectory(), writeContentVersion);
  const code = await runNext(['dev', ...args], kept.env);
  stop();
  kept.forget();
  return code;
}
