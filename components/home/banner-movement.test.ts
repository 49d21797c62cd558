import { bannerMovement } from './banner-movement';

test.each([2, 3, 12])(
  'each of %s slides stands as long, and the last one makes room for the first',
  (total) => {
    const styles = bannerMovement(total, 5000);
    const frames = [...styles.matchAll(/([\d.]+)%,([\d.]+)%\{transform:translateX\(([^}]*)\)\}/g)];
    const places = Array.from({ length: total - 1 }, (_, index) => `calc(${index + 1}*var(--step))`);
    expect(frames.map(([, , , place]) => place)).toEqual([...places, 'var(--end)']);
    frames.forEach(([, from, to], index) => {
      expect(Number(to)).toBeCloseTo((100 * (index + 1)) / total, 2);
      expect(Number(to) - Number(from)).toBeCloseTo(90 / total, 2);
    });
    // app/styles/moving.css uses these names.
    expect(styles.split('@keyframes slides{')[0]).toBe(
      `.banner{--slides:${total};--interval:5000ms;--rest:4500ms;--at:0}`,
    );
  },
);
