import { listen } from './early-presses';

/** Resolves when the visitor has finished swiping. */
let swipe: Promise<unknown> | undefined;

/** Waits until no slide is moving, stops the CSS movement (app/styles/moving.css), and scrolls to the shown slide. */
export const stopBanner = async (): Promise<unknown> => {
  const carousel = document.querySelector<HTMLElement>('[data-early]');
  if (!carousel) return swipe;
  const track = carousel.querySelector('.carousel-track')!;
  const viewport = track.parentElement!;
  const frame = viewport.getBoundingClientRect();
  const moved = (frame.left - track.getBoundingClientRect().left) / frame.width;
  const steps = Math.abs(moved);
  const slide = Math.round(steps) % track.childElementCount;
  if (Math.abs(steps - Math.round(steps)) < 0.01) {
    carousel.removeAttribute('data-early');
    carousel.style.setProperty('--at', `${slide}`);
    viewport.scrollLeft = slide * frame.width * (moved < 0 ? -1 : 1);
  } else await new Promise((resolve) => setTimeout(resolve, 50));
  return stopBanner();
};

export const restWhenReached = (act: () => void): void => {
  const onReach = (event: Event): void => {
    if (!(event.target as Element).closest('.banner')) return;
    if ((event as PointerEvent).pointerType === 'touch')
      swipe = new Promise((resolve) => {
        for (const end of ['touchend', 'touchcancel']) addEventListener(end, () => setTimeout(resolve, 400));
      });
    void stopBanner();
    act();
  };
  listen('pointerover', onReach);
  listen('focusin', onReach);
};

/** Until the script loads, a mouse drag presses Previous or Next, and the browser must not drag the picture itself. */
export const pressByDragging = (): void => {
  listen('dragstart', (event) => {
    if ((event.target as Element).closest?.('.carousel')) event.preventDefault();
  });
  listen('pointerdown', (down) => {
    const carousel = (down.target as Element).closest('.carousel:not([data-ready])');
    if (!carousel || down.pointerType !== 'mouse' || down.button) return;
    const release = (up: PointerEvent): void => {
      const by = (up.clientX - down.clientX) * (document.dir === 'rtl' ? -1 : 1);
      const button = by < 0 ? '.chevron:not(.chevron-back)' : '.chevron-back';
      if (Math.abs(by) > 30) carousel.querySelector<HTMLElement>(button)?.click();
    };
    addEventListener('pointerup', release, { once: true });
  });
};
