import GithubSlugger, { slug } from 'github-slugger';
import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';

export interface HeadingIdOptions {
  /** Ids that the page itself uses. */
  taken?: readonly string[];
  /** Stands before each id where several texts share a page: `principal` makes `principal-our-plans`. */
  prefix?: string;
}

/**
 * Gives each heading of a parsed text an id of its words, as GitHub does, letters of every script kept: `Bus routes` →
 * `bus-routes`. A second heading of the same words ends in `-1`.
 * @returns the ids, in order
 */
export function setHeadingIds(root: Root, { taken = [], prefix }: HeadingIdOptions = {}): string[] {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id, true);
  const ids: string[] = [];
  const visit = (node: Root | RootContent): void => {
    if (node.type === 'heading') {
      const words = slug(toString(node)).replaceAll(/^-+|-+$/g, '') || 'section';
      const id = slugger.slug(prefix === undefined ? words : `${prefix}-${words}`, true);
      node.data = { ...node.data, hProperties: { id } };
      ids.push(id);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return ids;
}

/** The ids of the headings of a Markdown text. */
export function headingIdsOf(text: string, options?: HeadingIdOptions): string[] {
  return setHeadingIds(
    fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }),
    options,
  );
}
