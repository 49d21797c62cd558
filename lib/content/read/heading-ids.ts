import GithubSlugger, { slug } from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { parseMarkdown, walkMarkdown, type MarkdownNode } from './markdown';

export interface HeadingIdOptions {
  /** Ids that the page itself uses. */
  taken?: readonly string[];
  /** Stands before each id where several texts share a page: `principal` makes `principal-our-plans`. */
  prefix?: string;
}

/**
 * The headings of a parsed text, each with an id of its words, as GitHub makes it, letters of every script kept:
 * `Bus routes` → `bus-routes`. A second heading of the same words ends in `-1`.
 */
export function* nameHeadings<Node extends MarkdownNode>(
  root: Node,
  { taken = [], prefix }: HeadingIdOptions = {},
): Generator<{ heading: Node; id: string }> {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id, true);
  for (const heading of walkMarkdown(root)) {
    if (heading.type !== 'heading') continue;
    const words = slug(toString(heading)).replaceAll(/^-+|-+$/g, '') || 'section';
    yield { heading, id: slugger.slug(prefix === undefined ? words : `${prefix}-${words}`, true) };
  }
}

/** The ids of the headings of a Markdown text. */
export function headingIdsOf(text: string, options?: HeadingIdOptions): string[] {
  return [...nameHeadings(parseMarkdown(text), options)].map(({ id }) => id);
}
