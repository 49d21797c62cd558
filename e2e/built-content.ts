import { getContent } from '@/lib/content/get-content';

/**
 * The content from which out/ was built, if CONTENT_DIR and SITE_DATE are those of the build. From it, browser tests
 * read every word, count and address that an editor may change.
 */
export const content = await getContent();

export const { staff } = content;
export { words } from '@/lib/content/words/in-use';
