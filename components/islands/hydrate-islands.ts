import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Islands = Readonly<Record<string, (props: never) => unknown>>;

/** Hydrates islands near the viewport, each in its own task (lib/build/islands.ts). Resolves when they are hydrated. */
export function hydrateIslands(components: Islands): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        for (const { target } of near) {
          observer.unobserve(target);
          setTimeout(() => {
            try {
              hydrateIsland(target as HTMLElement, components);
            } catch (error) {
              // Only log it, because the other islands still work. Older browsers lack `reportError`.
              console.error(error);
            }
            // components/inline/early-presses.ts reads this property.
            Object.assign(target, { settled: true });
          });
        }
        setTimeout(resolve);
      },
      { rootMargin: '100%' },
    );
    document.querySelectorAll('[data-island]').forEach((element) => observer.observe(element));
  });
}

function hydrateIsland(element: HTMLElement, components: Islands): void {
  const { island = '', props = '{}' } = element.dataset;
  const component = components[island] as ComponentType<object> | undefined;
  if (!component) throw new Error(`no island is called ${island}`);
  // The same element as in components/islands/Island.tsx. Hydration leaves its inner HTML unchanged.
  const slot = createElement('div', {
    'data-slot': '',
    dangerouslySetInnerHTML: { __html: '' },
    suppressHydrationWarning: true,
  });
  const tree = createElement(component, JSON.parse(props) as object, slot);
  // React calls this function; Preact throws instead.
  hydrateRoot(element, tree, { onUncaughtError: (error) => console.error(error) });
}
