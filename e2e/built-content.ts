import { getContent } from '@/lib/content/get-content';

/**
 * The content from which out/ was built: CONTENT_DIR and SITE_DATE must be those of the build. From it, browser tests
 * take every word, count and address that an editor may change.
 */
export const content = await getContent();

export const { staff } = content;
export { words } from '@/lib/content/words/in-use';
