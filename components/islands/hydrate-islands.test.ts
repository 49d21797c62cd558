/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import type { createElement, ReactNode, useState } from 'react';

/** The modules that a bundle gets when it imports React (lib/build/islands.ts). */
const RUNTIMES = {
  preact: { react: 'preact/compat', client: 'preact/compat/client' },
  react: { react: 'react', client: 'react-dom/client' },
};

/** Elements that an IntersectionObserver still watches. */
const observed = new Set<Element>();

/** Hydrates the islands of a page. All of them are near the viewport. */
async function showIslands(runtime: keyof typeof RUNTIMES, html: string): Promise<void> {
  const { react, client } = RUNTIMES[runtime];
  jest.resetModules();
  jest.doMock('react', () => jest.requireActual<object>(react));
  jest.doMock('react-dom/client', () => jest.requireActual<object>(client));
  const { hydrateIslands } = await import('./hydrate-islands');
  const { createElement: create, useState: use } = jest.requireActual<{
    createElement: typeof createElement;
    useState: typeof useState;
  }>(react);
  const mark = (element: HTMLElement | null): void => element?.setAttribute('data-hydrated', '');
  const Counter = ({ count }: { count: number }) => create('p', { ref: mark }, count);
  const Broken = () => {
    throw new Error('broken');
  };
  const Opener = ({ children }: { children: ReactNode }) => {
    const [open, setOpen] = use(false);
    const button = create('button', { ref: mark, onClick: () => setOpen(!open) }, open ? 'open' : 'closed');
    return create('div', null, button, children);
  };
  document.body.innerHTML = html;
  window.IntersectionObserver = class {
    constructor(private readonly onChange: (entries: object[]) => void) {}
    observe(target: Element): void {
      observed.add(target);
      setTimeout(() => this.onChange([{ target, isIntersecting: true }]));
    }
    unobserve(target: Element): void {
      observed.delete(target);
    }
  } as unknown as typeof IntersectionObserver;
  await hydrateIslands({ Counter, Broken, Opener });
}

describe.each(['preact', 'react'] as const)('on %s', (runtime) => {
  test.each([
    ['that throws', '<div data-island="Broken"></div>', 'broken'],
    ['with an unknown name', '<div data-island="Clock"></div>', 'no island is called Clock'],
    ['with props that cannot be read', '<div data-island="Counter" data-props="{"></div>', 'JSON'],
  ])('an island %s is reported in the console, and the next one hydrates', async (_, broken, message) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    await showIslands(runtime, `${broken}<div data-island="Counter" data-props='{"count":2}'><p>2</p></div>`);
    await waitFor(() => expect(document.querySelector('p[data-hydrated]')).toHaveTextContent('2'));
    // The inline script replays presses on the other islands, and must not wait for the broken one.
    for (const island of document.querySelectorAll('[data-island]'))
      expect(island).toHaveProperty('settled', true);
    expect(log).toHaveBeenCalledTimes(1);
    expect([...observed]).toEqual([]);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining(message) }));
  });

  test('server-rendered content in an island stays unchanged, even after the island changes', async () => {
    const markup =
      '<div data-island="Opener"><div><button>closed</button><div data-slot="" class="a"><b>kept</b></div></div></div>';
    await showIslands(runtime, markup);
    const kept = document.querySelector('b');
    await waitFor(() => expect(document.querySelector('button[data-hydrated]')).toHaveTextContent('closed'));
    document.querySelector('button')?.click();
    await waitFor(() => expect(document.querySelector('button')).toHaveTextContent('open'));
    expect(document.querySelector('b')).toBe(kept);
    expect(document.querySelector('[data-slot]')?.outerHTML).toBe(
      '<div data-slot="" class="a"><b>kept</b></div>',
    );
  });
});
