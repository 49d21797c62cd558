/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { ExpiryScript, Later, REMOVE_EXPIRED } from './ExpiryScript';

/** The elements that remain when the page is opened at `now`. */
function leftAt(now: string, ...ends: string[]): string[] {
  jest.useFakeTimers({ now: new Date(now) });
  document.body.innerHTML = ends.map((end) => `<p data-expires="${end}">${end}</p>`).join('');
  // Runs the script as the browser does.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(REMOVE_EXPIRED)();
  return Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent);
}

afterEach(() => jest.useRealTimers());

describe('REMOVE_EXPIRED', () => {
  it('the script keeps an item until the end of its last day in India', () => {
    expect(leftAt('2026-03-31T18:29:59Z', '2026-03-31')).toEqual(['2026-03-31']);
    expect(leftAt('2026-03-31T18:30:00Z', '2026-03-31')).toEqual([]);
  });

  it('the script keeps a notice until the end of the minute in which it expires', () => {
    expect(leftAt('2026-11-25T12:30:59Z', '2026-11-25T18:00')).toEqual(['2026-11-25T18:00']);
    expect(leftAt('2026-11-25T12:31:00Z', '2026-11-25T18:00')).toEqual([]);
  });

  it('the script removes only expired items', () => {
    expect(leftAt('2026-11-25T12:00:00Z', '2026-11-24', '2027-01-01', '2026-11-25T17:00')).toEqual([
      '2027-01-01',
    ]);
  });

  it('the script runs again when an open page becomes visible again, but then keeps the content of islands', () => {
    leftAt('2026-03-31T12:00:00Z', '2026-03-31', '2026-04-01');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div data-island><p data-expires="2026-03-31">slide</p></div>',
    );
    jest.setSystemTime(new Date('2026-03-31T18:30:00Z'));
    // Call the handler, which jsdom never does.
    document.onvisibilitychange?.(new Event('visibilitychange'));
    expect(document.body).toHaveTextContent(/^2026-04-01slide$/);
  });

  it('the script shows the next of several later items once those before it have expired', () => {
    const items = ['2026-03-31T14:15', '2026-03-31', '2026-04-01T14:15', '2026-04-02T14:15', undefined];
    const later = (
      <Later items={items.map((expires) => ({ expires }))}>
        {(item, end) => <p data-expires={end}>{item.expires ?? 'usual'}</p>}
      </Later>
    );
    leftAt('2026-03-31T08:45:59Z');
    document.body.innerHTML = renderToStaticMarkup(later);
    const show = (now: string): string | null => {
      jest.setSystemTime(new Date(now));
      document.onvisibilitychange?.(new Event('visibilitychange'));
      return document.body.textContent;
    };
    expect(show('2026-03-31T08:45:59Z')).toBe('2026-03-31T14:15');
    expect(show('2026-03-31T08:46:00Z')).toBe('2026-03-31');
    expect(show('2026-03-31T18:30:00Z')).toBe('2026-04-01T14:15');
    expect(show('2026-04-01T08:46:00Z')).toBe('2026-04-02T14:15');
    expect(show('2026-05-31T18:30:00Z')).toBe('usual');
  });
});

describe('ExpiryScript', () => {
  it('renders the script if an item expires', () => {
    expect(renderToStaticMarkup(<ExpiryScript items={[{}, { expires: '2026-03-31' }]} />)).toBe(
      `<script data-keep="">${REMOVE_EXPIRED}</script>`,
    );
  });

  it('renders nothing if nothing expires', () => {
    expect(renderToStaticMarkup(<ExpiryScript items={[{}, {}]} />)).toBe('');
  });
});
