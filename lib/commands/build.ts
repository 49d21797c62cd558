import { buildSite } from '@/lib/build/build-site';
import { refreshSchemas } from '@/lib/editing/editor-files';

/** `npm run build`: builds the site, and replaces out/ if every step succeeds. */
export function run(): Promise<number> {
  refreshSchemas();
  return buildSite(process.env);
}
