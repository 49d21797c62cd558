import type { NamedPage } from '@/lib/search/near-pages';

/** The element that a page's script works on, with the values that the view gives it. */
export function readScriptProps(name: 'search' | 'not-found') {
  const element = document.querySelector<HTMLElement>(`[data-script=${name}]`)!;
  return { element, props: JSON.parse(element.dataset.props!) as unknown };
}

export function linksTo(pages: readonly NamedPage[]): HTMLUListElement {
  const list = document.createElement('ul');
  list.className = 'chips';
  for (const [route, title] of pages) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = route;
    link.textContent = title;
    item.append(link);
    list.append(item);
  }
  return list;
}
