/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LEAVE_MS, SCROLL_THROTTLE_MS } from '@/lib/staff/tooltips';
import { Tooltips } from './StaffProvider';

const onClick = jest.fn();
function open() {
  const { container, unmount } = render(
    <>
      <button type="button" aria-label="Next page" data-tooltip="Next page" onClick={onClick}>
        <svg data-testid="icon" />
      </button>
      <button type="button">Other</button>
      <Tooltips />
    </>,
  );
  const bubble = container.querySelector<HTMLElement>('.tooltip')!;
  return { bubble, unmount, button: screen.getByRole('button', { name: 'Next page' }) };
}
/** Fires a plain event, because jsdom has no PointerEvent. */
const point = (target: Element, pointerType = 'mouse', type = 'pointermove') =>
  fireEvent(target, Object.assign(new Event(type, { bubbles: true }), { pointerType }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onClick.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('tooltips', () => {
  it('a tooltip appears under the pointer, even over the icon in a button, and hides when the pointer leaves', () => {
    const { bubble, button } = open();
    expect(bubble).not.toBeVisible();
    point(screen.getByTestId('icon'));
    expect(bubble).toBeVisible();
    expect(bubble).toHaveTextContent('Next page');
    point(document.body);
    pass(LEAVE_MS - 1);
    expect(bubble).toBeVisible();
    pass(1);
    expect(bubble).not.toBeVisible();
    expect(button).not.toHaveAttribute('title');
  });

  it('a tooltip does not appear for a button that scrolls under a resting pointer', () => {
    const { bubble, button } = open();
    point(button, 'mouse', 'pointerover');
    expect(bubble).not.toBeVisible();
    point(button);
    expect(bubble).toBeVisible();
  });

  it('a tooltip stays while the pointer is over the tooltip itself', () => {
    const { bubble, button } = open();
    point(button);
    point(document.body);
    point(bubble);
    pass(60_000);
    expect(bubble).toBeVisible();
  });

  it('a tooltip closes with Escape, even if pointer and focus stay where they are', () => {
    const { bubble, button } = open();
    point(button);
    fireEvent.keyDown(document, { key: 'Escape' });
    point(screen.getByTestId('icon'));
    expect(bubble).not.toBeVisible();
  });

  it('a tooltip appears on keyboard focus and stays until the focus moves on', () => {
    const { bubble, button } = open();
    act(() => button.focus());
    expect(bubble).toBeVisible();
    point(document.body);
    pass(60_000);
    expect(bubble).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Other' }).focus());
    pass(LEAVE_MS);
    expect(bubble).not.toBeVisible();
  });

  it('a tooltip hides when the button is pressed', () => {
    const { bubble, button } = open();
    point(button);
    fireEvent.click(button);
    expect(bubble).not.toBeVisible();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('a tooltip does not appear when a finger touches the button, because this presses it', () => {
    const { bubble, button } = open();
    point(button, 'touch');
    fireEvent.click(button);
    expect(bubble).not.toBeVisible();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('a tooltip follows its button while the page scrolls, but moves at most every 20 ms', () => {
    const { button, bubble } = open();
    point(button);
    const rect = jest.spyOn(button, 'getBoundingClientRect');
    for (let n = 0; n < 10; n += 1) fireEvent.scroll(document.body);
    expect(rect).not.toHaveBeenCalled();
    pass(SCROLL_THROTTLE_MS - 1);
    expect(rect).not.toHaveBeenCalled();
    pass(1);
    expect(rect).toHaveBeenCalledTimes(1);
    rect.mockReturnValue({ left: 0, top: 200, bottom: 240, width: 40 } as DOMRect);
    fireEvent.scroll(document.body);
    pass(SCROLL_THROTTLE_MS);
    expect(rect).toHaveBeenCalledTimes(2);
    expect(bubble.style.top).toBe('246px');
    expect(SCROLL_THROTTLE_MS).toBe(20);
  });

  it('a tooltip disappears with its element', () => {
    const { bubble, button } = open();
    point(button);
    jest.spyOn(button, 'isConnected', 'get').mockReturnValue(false);
    fireEvent.scroll(document.body);
    pass(SCROLL_THROTTLE_MS);
    expect(bubble).not.toBeVisible();
  });

  it('a tooltip removes its listeners when it unmounts', () => {
    const { bubble, button, unmount } = open();
    const showing = jest.spyOn(bubble, 'textContent', 'set');
    unmount();
    document.body.append(button);
    point(button);
    expect(showing).not.toHaveBeenCalled();
    button.remove();
  });
});
