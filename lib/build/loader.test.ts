import vm from 'node:vm';
import { islandLoader } from './islands';

type Loader = Parameters<typeof islandLoader>;

/** Runs the loader's script in a stand-in for a browser; the result says what it has fetched, and paints. */
function runLoader(
  document: object,
  [files, after]: Loader = [['/_islands/A.js'], 'pictures'],
  { fails, tellsPaints = true }: { fails?: Error; tellsPaints?: boolean } = {},
) {
  const error = jest.fn();
  const fetched: string[] = [];
  let paint = (): void => undefined;
  class PerformanceObserver {
    static supportedEntryTypes = tellsPaints ? ['paint'] : ['mark'];
    constructor(private readonly onPaint: (entries: object, observer: object) => void) {}
    observe(): void {
      paint = () => this.onPaint({}, { disconnect() {} });
    }
  }
  // A script of `node:vm` refuses import().
  const script = islandLoader(files, after).replaceAll('import(', 'fetchFile(');
  vm.runInNewContext(script, {
    document,
    PerformanceObserver,
    console: { error },
    fetchFile: (file: string) => {
      fetched.push(file);
      return fails ? Promise.reject(fails) : Promise.resolve();
    },
  });
  return { fetched, error, paint: () => paint() };
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

test('a browser that does not tell of paints fetches them at once', () => {
  const { fetched } = runLoader({ readyState: 'complete' }, undefined, { tellsPaints: false });
  expect(fetched).toEqual(['/_islands/A.js']);
});

describe.each(['paint', 'pictures'] as const)('a script that does not arrive, after %s', (after) => {
  it.each([[['/_islands/A.js']], [['/_islands/A.js', '/_islands/B.js']]])(
    'is logged to the console: %j',
    async (files) => {
      const failed = new Error('no such file');
      const message = { hidden: true };
      const document = { readyState: 'complete', prerendering: true, querySelector: () => message };
      const { error } = runLoader(document, [files, after], { fails: failed });
      await new Promise(setImmediate);
      expect(error.mock.calls).toEqual([[failed]]);
      expect(message.hidden).toBe(after === 'pictures');
    },
  );
});
