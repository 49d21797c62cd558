/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { hasKeyboardFocus, useRotation, step, type Steps } from './useSlides';

describe('useRotation', () => {
  function Rotating({ interval, advance }: { interval?: number; advance: () => void }) {
    const section = useRef<HTMLDivElement>(null);
    const { playing, moving, toggle, onPointer, stop } = useRotation(interval, advance, section);
    return (
      <div ref={section} onPointerEnter={() => onPointer(true)} onPointerLeave={() => onPointer(false)}>
        <p>{`${playing ? 'playing' : 'stopped'}, ${moving ? 'moving' : 'resting'}`}</p>
        <button type="button" onClick={toggle}>
          toggle
        </button>
        <button type="button" onClick={stop}>
          stop
        </button>
      </div>
    );
  }

  let prefersReducedMotion = false;

  beforeEach(() => {
    jest.useFakeTimers();
    prefersReducedMotion = false;
    window.matchMedia = jest.fn().mockImplementation(() => ({
      matches: prefersReducedMotion,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }));
  });
  const { CSS } = window;
  afterEach(() => {
    jest.useRealTimers();
    window.CSS = CSS;
  });

  const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

  test('a carousel advances once per interval', () => {
    const advance = jest.fn();
    render(<Rotating interval={5000} advance={advance} />);
    wait(4999);
    expect(advance).not.toHaveBeenCalled();
    wait(1);
    expect(advance).toHaveBeenCalledTimes(1);
    wait(10_000);
    expect(advance).toHaveBeenCalledTimes(3);
  });

  const TURNS = ['news 3500', 'testimonials 5250', 'news 7000', 'testimonials 8750', 'news 10500'];
  const TOGETHER = ['news 3500', 'testimonials 3500', 'news 7000', 'testimonials 7000', 'news 10500'];
  test.each([
    ['in view take turns', 100, 0, TURNS],
    ['in view take turns, even if one starts later', 100, 1000, TURNS],
    ['out of view do not wait', 2000, 0, TOGETHER],
  ])('two carousels %s, and each keeps its interval', (_, top, later, expected) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 200));
    const times: string[] = [];
    const start = Date.now();
    const note = (name: string) => () => times.push(`${name} ${Date.now() - start}`);
    const advances = [note('news'), note('testimonials')];
    const carousels = advances.map((advance, index) => (
      <Rotating key={index} interval={3500} advance={advance} />
    ));
    const { rerender } = render(carousels.slice(0, later ? 1 : 2));
    wait(later);
    rerender(carousels);
    wait(10_500 - later);
    expect(times.slice(0, expected.length)).toEqual(expected);
  });

  test('a carousel without an interval never advances', () => {
    const advance = jest.fn();
    render(<Rotating advance={advance} />);
    wait(60_000);
    expect(advance).not.toHaveBeenCalled();
  });

  test('a carousel pauses under the pointer and continues when the pointer leaves', async () => {
    const advance = jest.fn();
    render(<Rotating interval={3500} advance={advance} />);
    await user.hover(screen.getByText('playing, moving'));
    wait(10_000);
    expect(advance).not.toHaveBeenCalled();
    await user.unhover(screen.getByText('playing, resting'));
    wait(3500);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  interface Before {
    focus?: 'keyboard' | 'pointer';
    /** The class of the element with the focus. */
    className?: string;
    under?: 'pointer' | 'finger';
  }

  test.each<[string, Before, string]>([
    ['stops if the keyboard had moved the focus to it', { focus: 'keyboard' }, 'stopped, resting'],
    ['continues if a press had moved the focus to it', { focus: 'pointer' }, 'playing, moving'],
    [
      'continues if the keyboard had moved the focus to Pause, which may yet be pressed,',
      { focus: 'keyboard', className: 'pause-button' },
      'playing, moving',
    ],
    ['pauses if the pointer had been moved over it', { under: 'pointer' }, 'playing, resting'],
    ['continues if a finger, which does not hover, had touched it', { under: 'finger' }, 'playing, moving'],
  ])('%s before the script loaded', (_, { focus, className, under }, expected) => {
    window.CSS = { supports: () => true } as unknown as typeof window.CSS;
    jest.mocked(window.matchMedia).mockImplementation(
      (query) =>
        ({
          matches: query === '(hover: hover)' && under === 'pointer',
          addEventListener: jest.fn(),
          removeEventListener: jest.fn(),
        }) as unknown as MediaQueryList,
    );
    // The script can tell only from these selectors what happened before it loaded.
    jest
      .spyOn(Element.prototype, 'matches')
      .mockImplementation((selector) =>
        selector === '.pause-button'
          ? Boolean(className)
          : Boolean(selector === ':hover' ? under : focus === 'keyboard'),
      );
    function Focused() {
      const section = useRef<HTMLElement>(null);
      const { playing, moving } = useRotation(3500, jest.fn(), section);
      return (
        <section ref={section}>
          <button type="button" ref={(button) => (focus ? button?.focus() : undefined)} className={className}>
            {`${playing ? 'playing' : 'stopped'}, ${moving ? 'moving' : 'resting'}`}
          </button>
        </section>
      );
    }
    const { container } = render(<Focused />);
    expect(container).toHaveTextContent(expected);
  });

  test.each([
    ['cannot say what it supports', undefined],
    ['would throw for an unsupported selector', { supports: () => false }],
  ])('in a browser that %s, the script does not ask whether the focus came from the keyboard', (_, known) => {
    window.CSS = known as unknown as typeof window.CSS;
    const element = document.createElement('p');
    jest.spyOn(element, 'matches').mockImplementation(() => {
      throw new DOMException('unknown selector', 'SyntaxError');
    });
    expect(hasKeyboardFocus(element)).toBeFalsy();
  });

  test('a stopped carousel stays stopped until it is restarted', async () => {
    const advance = jest.fn();
    render(<Rotating interval={3500} advance={advance} />);
    await user.click(screen.getByRole('button', { name: 'stop' }));
    await user.unhover(screen.getByText('stopped, resting'));
    wait(20_000);
    expect(advance).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'toggle' }));
    await user.unhover(screen.getByText(/^playing/));
    wait(3500);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  test('a carousel never moves by itself if the visitor prefers reduced motion', () => {
    prefersReducedMotion = true;
    const advance = jest.fn();
    render(<Rotating interval={3500} advance={advance} />);
    wait(60_000);
    expect(advance).not.toHaveBeenCalled();
    expect(screen.getByText('stopped, resting')).toBeInTheDocument();
  });
});

/** Slides that stop at both ends, like Embla's when it does not loop. */
function stopping(snaps: number): Steps & { at: () => number } {
  let now = 0;
  return {
    at: () => now,
    canScrollNext: () => now < snaps - 1,
    canScrollPrev: () => now > 0,
    scrollNext: () => void (now += 1),
    scrollPrev: () => void (now -= 1),
    scrollTo: (index) => void (now = index),
    scrollSnapList: () => Array.from({ length: snaps }, (_, index) => index / (snaps - 1)),
  };
}

for (let snaps = 2; snaps <= 12; snaps += 1) {
  test(`with ${snaps} slides, each press moves by one slide, and both ends wrap around`, () => {
    const slides = stopping(snaps);
    const seen = (forward: boolean): number[] =>
      Array.from({ length: snaps }, () => {
        step(slides, forward);
        return slides.at();
      });
    const places = Array.from({ length: snaps }, (_, index) => index);
    expect(seen(true)).toEqual([...places.slice(1), 0]);
    expect(seen(false)).toEqual(places.toReversed());
  });
}
