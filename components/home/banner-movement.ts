/** How long a slide takes to make room for the next one. */
const MOVE = 500;

// Why: docs/decisions/carousels.md
/**
 * The movement of the banner until its script comes, for as many slides as it has: all move by `--step` and stand still,
 * and the last one moves to `--end` (app/styles/moving.css). Before that they rest, so that no frame is made while the
 * page comes. `--at` is where the loader of the script stopped them.
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
