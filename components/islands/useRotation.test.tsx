/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useRotation } from './useSlides';

function Rotating({ interval, advance }: { interval?: number; advance: () => void }) {
  const { playing, moving, toggle, onPointer, stop } = useRotation(interval, advance, useRef(null));
  return (
    <div onPointerEnter={() => onPointer(true)} onPointerLeave={() => onPointer(false)}>
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
afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('it advances once in every interval', () => {
  const advance = jest.fn();
  render(<Rotating interval={5000} advance={advance} />);
  wait(4999);
  expect(advance).not.toHaveBeenCalled();
  wait(1);
  expect(advance).toHaveBeenCalledTimes(1);
  wait(10_000);
  expect(advance).toHaveBeenCalledTimes(3);
});

test('without an interval it never advances', () => {
  const advance = jest.fn();
  render(<Rotating advance={advance} />);
  wait(60_000);
  expect(advance).not.toHaveBeenCalled();
});

test('it rests under the pointer and goes on when the pointer leaves', async () => {
  const advance = jest.fn();
  render(<Rotating interval={3500} advance={advance} />);
  await user.hover(screen.getByText('playing, moving'));
  wait(10_000);
  expect(advance).not.toHaveBeenCalled();
  await user.unhover(screen.getByText('playing, resting'));
  wait(3500);
  expect(advance).toHaveBeenCalledTimes(1);
});

test.each([
  ['stops for the focus that the keyboard brought before the script', undefined, 'stopped'],
  ['goes on where that is on its pause button, whose press may be still to come', 'pause-button', 'playing'],
])('it %s', (_, className, expected) => {
  const { CSS } = window;
  window.CSS = { supports: () => true } as unknown as typeof CSS;
  function Focused() {
    const section = useRef<HTMLElement>(null);
    const { playing } = useRotation(3500, jest.fn(), section);
    return (
      <section ref={section}>
        <button type="button" ref={(button) => button?.focus()} className={className}>
          {playing ? 'playing' : 'stopped'}
        </button>
      </section>
    );
  }
  render(<Focused />);
  expect(screen.getByRole('button')).toHaveTextContent(expected);
  window.CSS = CSS;
});

test('it rests while the page is hidden and goes on when it is shown again', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const advance = jest.fn();
  render(<Rotating interval={3500} advance={advance} />);
  wait(10_000);
  expect(advance).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  wait(3500);
  expect(advance).toHaveBeenCalledTimes(1);
});

test('stopped, it stays stopped until it is started again', async () => {
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

test('it never moves by itself where the visitor prefers reduced motion', () => {
  prefersReducedMotion = true;
  const advance = jest.fn();
  render(<Rotating interval={3500} advance={advance} />);
  wait(60_000);
  expect(advance).not.toHaveBeenCalled();
  expect(screen.getByText('stopped, resting')).toBeInTheDocument();
});
