export function readScriptProps(name: 'search' | 'not-found') {
  const element = document.querySelector<HTMLElement>(`[data-script=${name}]`)!;
  return { element, props: JSON.parse(element.dataset.props!) as unknown };
}

/** Writes children as text, never as HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  props: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), props);
  element.append(...children);
  return element;
}

export const linksTo = (pages: readonly { route: string; title: string }[]): HTMLUListElement =>
  make(
    'ul',
    { className: 'chips' },
    ...pages.map(({ route, title }) => make('li', {}, make('a', { href: route }, title))),
  );
