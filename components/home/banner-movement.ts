/** How long the movement to the next slide takes, in milliseconds. */
const MOVE = 500;

// Why: docs/decisions/carousels.md
/**
 * The styles that move the banner until its script loads (app/styles/moving.css): slides move by `--step` and pause;
 * the last move ends at `--end`. The first begins after a pause, so that no frame is drawn while the page loads. `--at`
 * is the slide at which the inline script stopped the banner.
 * @param interval milliseconds from one slide to the next
 */
export function bannerMovement(total: number, interval: number): string {
  const rest = interval - MOVE;
  const steps = Array.from({ length: total }, (_, index) => {
    const [from, to] = [index * interval + MOVE, (index + 1) * interval].map(
      (time) => `${((time / interval / total) * 100).toFixed(3)}%`,
    );
    const place = index + 1 < total ? `calc(${index + 1}*var(--step))` : 'var(--end)';
    return `${from},${to}{transform:translateX(${place})}`;
  });
  return `.banner{--slides:${total};--interval:${interval}ms;--rest:${rest}ms;--at:0}@keyframes slides{${steps.join('')}}`;
}
