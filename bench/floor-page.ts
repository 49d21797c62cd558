/**
 * The least that can show the text and the pictures of a page: no styles, no menu, no script, no wrappers. What a page
 * takes is compared with it, since milliseconds are those of one machine and their ratios are not. Runs in a browser, to
 * which only this function is sent.
 * @param html as it was exported
 */
export function makeFloorPage(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const left of body.querySelectorAll('nav, style, script, svg, template, link, noscript'))
    left.remove();
  // Wrappers only group for styles and screen readers. One that has text of its own becomes a paragraph.
  const wrappers =
    'div, section, article, aside, header, footer, main, figure, span, address, hgroup, [popover]';
  const kept =
    'alt src srcset sizes media type width height loading fetchpriority decoding href hidden colspan rowspan';
  for (const element of body.querySelectorAll('*')) {
    // What is closed stays closed.
    const isClosed = element.matches('[hidden], [popover]');
    const hasText = Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());
    for (const name of element.getAttributeNames().filter((each) => !kept.split(' ').includes(each)))
      element.removeAttribute(name);
    if (!element.matches(wrappers)) continue;
    const own = body.ownerDocument.createElement(isClosed ? 'div' : 'p');
    own.hidden = isClosed;
    own.append(...element.childNodes);
    if (isClosed || (hasText && element.localName !== 'span')) element.replaceWith(own);
    else element.replaceWith(...own.childNodes);
  }
  const shown = body.innerHTML.replaceAll(/\s+/g, ' ');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><body>${shown}</body></html>`;
}
