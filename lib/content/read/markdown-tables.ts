import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';

/**
 * Gives each table of a parsed text a name for those who hear the page: the heading above it, with a number when that
 * has several. @param title names a table without a heading above it
 */
export function setTableNames(root: Root, title: string): void {
  const used = new Map<string, number>();
  let heading = title;
  const visit = (node: Root | RootContent): void => {
    if (node.type === 'heading') heading = toString(node) || heading;
    if (node.type === 'table') {
      const count = (used.get(heading) ?? 0) + 1;
      used.set(heading, count);
      const name = count === 1 ? heading : `${heading} (${count})`;
      node.data = { ...node.data, hProperties: { 'aria-label': name } };
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
}
