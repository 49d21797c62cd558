import { getContent } from '@/lib/content/get-content';

/**
 * What the site in out/ was built from: CONTENT_DIR and SITE_DATE must be those of its build. Browser tests take from it
 * every word, count and address that an editor may change.
 */
export const content = await getContent();

export const { staff } = content;
export { words } from '@/lib/content/words/in-use';
