import { buildSite } from '@/lib/build/build-site';

/** `npm run build`: out/ is replaced only when every step has succeeded. */
export const run = (): Promise<number> => buildSite(process.env);
