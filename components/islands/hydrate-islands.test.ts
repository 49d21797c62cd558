/** @jest-environment jsdom */
import { h } from 'preact';
import { hydrateIslands } from './hydrate-islands';

const Counter = ({ count }: { count: number }) => h('p', null, `counted ${count}`);
const Broken = () => {
  throw new Error('broken');
};

/** The islands of a page, of which all are near the viewport. */
function showIslands(html: string): void {
  document.body.innerHTML = html;
  window.IntersectionObserver = class {
    constructor(private readonly onChange: (entries: object[]) => void) {}
    observe(target: Element): void {
      this.onChange([{ target, isIntersecting: true }]);
    }
    unobserve(): void {}
  } as unknown as typeof IntersectionObserver;
  hydrateIslands({ Counter, Broken });
}

test.each([
  ['that throws', '<div data-island="Broken"></div>', 'broken'],
  ['that nobody knows', '<div data-island="Clock"></div>', 'no island is called Clock'],
  ['with props that cannot be read', '<div data-island="Counter" data-props="{"></div>', 'JSON'],
])('an island %s is logged to the console, and the next one hydrates', (_, broken, message) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  showIslands(`${broken}<div data-island="Counter" data-props='{"count":2}'><p>counted 1</p></div>`);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining(message) }));
  expect(document.body).toHaveTextContent('counted 2');
});
