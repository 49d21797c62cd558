import type { Root, RootContent } from 'mdast';
import { joinTimes } from '@/lib/text/join-times';

/** Keeps each time of day in a parsed text on one line. Headings stay as they are: their ids are made of their words. */
export function keepTimes(node: Root | RootContent): void {
  if (node.type === 'heading') return;
  if (node.type === 'text') node.value = joinTimes(node.value);
  if ('children' in node) node.children.forEach(keepTimes);
}
