import type { Root, RootContent } from 'mdast';
import { keepTogether } from '@/lib/text/keep-together';

/** Keeps each time of day and each date in a parsed text on one line. Headings stay as they are: their ids are made of their words. */
export function keepTimes(node: Root | RootContent): void {
  if (node.type === 'heading') return;
  if (node.type === 'text') node.value = keepTogether(node.value);
  if ('children' in node) node.children.forEach(keepTimes);
}
