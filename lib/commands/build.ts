import { buildSite } from '@/lib/build/build-site';
import { refreshSchemas } from '@/lib/editing/refresh-schemas';

/** `npm run build`: out/ is replaced only when every step has succeeded. */
export function run(): Promise<number> {
  refreshSchemas();
  return buildSite(process.env);
}
