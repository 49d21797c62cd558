import { h, hydrate, type ComponentType } from 'preact';

/** By their names; each takes the props that are written beside it. */
type Islands = Readonly<Record<string, (props: never) => unknown>>;

/** Runs in the browser. Hydrates each island independently when it comes near the viewport. */
export function hydrateIslands(components: Islands): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        try {
          hydrateIsland(target as HTMLElement, components);
        } catch (error) {
          // The other islands still work. Older engines have no `reportError`.
          console.error(error);
        }
      }
    },
    { rootMargin: '100%' },
  );
  document.querySelectorAll('[data-island]').forEach((element) => observer.observe(element));
}

function hydrateIsland(element: HTMLElement, components: Islands): void {
  const { island = '', props = '{}' } = element.dataset;
  const component = components[island] as ComponentType<object> | undefined;
  if (!component) throw new Error(`no island is called ${island}`);
  hydrate(h(component, JSON.parse(props) as object, h(Slot, null)), element);
}

/** Stands for `components/islands/Island.tsx`. Hydration leaves the content of an element with inner HTML of its own as it is. */
function Slot() {
  return h('div', { 'data-slot': '', dangerouslySetInnerHTML: { __html: '' } });
}
