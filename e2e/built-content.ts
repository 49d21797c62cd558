import { getContent } from '@/lib/content/get-content';

/**
 * The content of the site in out/: CONTENT_DIR and SITE_DATE must be those of its build. Browser tests read from it every
 * word, count and address that an editor may change.
 */
export const content = await getContent();

export const { staff } = content;
export { words } from '@/lib/content/words/in-use';
