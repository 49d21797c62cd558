import vm from 'node:vm';
import { islandLoader } from './islands';

/** Runs the loader's script in a stand-in for a browser; the result says what it has fetched, and paints. */
function runLoader(document: object) {
  const fetched: string[] = [];
  let paint = (): void => undefined;
  class PerformanceObserver {
    constructor(private readonly onPaint: (entries: object, observer: object) => void) {}
    observe(): void {
      paint = () => this.onPaint({}, { disconnect() {} });
    }
  }
  // A script of `node:vm` refuses import().
  const script = islandLoader(['/_islands/A.js'], 'pictures').replaceAll('import(', 'fetchFile(');
  vm.runInNewContext(script, {
    document,
    PerformanceObserver,
    fetchFile: (file: string) => fetched.push(file),
  });
  return { fetched, paint: () => paint() };
}

test('islands are fetched once something has been painted', () => {
  const { fetched, paint } = runLoader({ readyState: 'complete' });
  expect(fetched).toEqual([]);
  paint();
  expect(fetched).toEqual(['/_islands/A.js']);
});

test('a page that is being prerendered, where nothing is painted, fetches them at once', () => {
  const { fetched } = runLoader({ readyState: 'loading', prerendering: true });
  expect(fetched).toEqual(['/_islands/A.js']);
});
