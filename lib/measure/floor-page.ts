import { ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** What no floor has: the menu, every style, script and drawing, and what a browser with script does not show. */
const LEFT_OUT = new Set(['nav', 'style', 'script', 'svg', 'template', 'link', 'noscript']);

/** Wrappers: they only group for styles and screen readers. One that has text of its own becomes a paragraph. */
const WRAPPERS = new Set([
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'figure',
  'span',
  'address',
  'hgroup',
]);

const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);

/** What decides which text and pictures are shown. */
const KEPT = new Set([
  'alt',
  'src',
  'srcset',
  'sizes',
  'media',
  'type',
  'width',
  'height',
  'loading',
  'fetchpriority',
  'decoding',
  'href',
  'hidden',
  'popover',
  'colspan',
  'rowspan',
]);

/**
 * The least that can show the text and the pictures of a page: no styles, no menu, no script, no wrappers. What a page
 * takes is compared with it, since milliseconds are those of one machine and their ratios are not.
 * @param html as it was exported
 */
export function makeFloorPage(html: string): string {
  const body = findElement(parseDocument(html).children, 'body');
  if (!body) throw new Error('the page has no body');
  const shown = body.children.map(renderNode).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><body>${shown}</body></html>`;
}

function renderNode(node: Node): string {
  if (node.type === ElementType.Text) return escapeText(node.data.replaceAll(/\s+/g, ' '));
  if (!('attribs' in node) || LEFT_OUT.has(node.name)) return '';
  const inner = node.children.map(renderNode).join('');
  if (WRAPPERS.has(node.name)) {
    const hasText = node.children.some((child) => child.type === ElementType.Text && child.data.trim());
    const shown = hasText && node.name !== 'span' ? `<p>${inner}</p>` : inner;
    // What is closed stays closed.
    return 'hidden' in node.attribs || 'popover' in node.attribs ? `<div hidden>${shown}</div>` : shown;
  }
  const attributes = Object.entries(node.attribs)
    .filter(([name]) => KEPT.has(name))
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`);
  const open = `<${node.name}${attributes.join('')}>`;
  return VOID.has(node.name) ? open : `${open}${inner}</${node.name}>`;
}

function findElement(nodes: readonly Node[], name: string): (Node & { children: Node[] }) | undefined {
  for (const node of nodes) {
    if (!('children' in node)) continue;
    if ('name' in node && node.name === name) return node;
    const inside = findElement(node.children, name);
    if (inside) return inside;
  }
  return undefined;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
