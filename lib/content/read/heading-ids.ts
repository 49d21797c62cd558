import GithubSlugger, { slug } from 'github-slugger';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown, walkMarkdown } from './markdown';

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
export function setHeadingIds(root: Root, options: HeadingIdOptions = {}): string[] {
  const nameHeading = headingNamer(options);
  const ids: string[] = [];
  const visit = (node: Root | RootContent): void => {
    if (node.type === 'heading') {
      const id = nameHeading(toString(node));
      node.data = { ...node.data, hProperties: { id } };
      ids.push(id);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return ids;
}

/** The ids of the headings of a Markdown text. */
export function headingIdsOf(text: string, options: HeadingIdOptions = {}): string[] {
  const nameHeading = headingNamer(options);
  const headings = [...walkMarkdown(parseMarkdown(text))].filter(({ type }) => type === 'heading');
  return headings.map((heading) => nameHeading(toString(heading)));
}

/** @returns a function that takes the words of each heading in turn and returns its id */
function headingNamer({ taken = [], prefix }: HeadingIdOptions): (words: string) => string {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id, true);
  return (words) => {
    const id = slug(words).replaceAll(/^-+|-+$/g, '') || 'section';
    return slugger.slug(prefix === undefined ? id : `${prefix}-${id}`, true);
  };
}
