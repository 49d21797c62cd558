/** 1 for the arrow key that moves forward, -1 for the other one. The two are swapped in right-to-left text. */
export function arrowStep(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  return (key === 'ArrowRight') === isRightToLeft() ? -1 : 1;
}

/** False during the build, which has no document. */
export const isRightToLeft = (): boolean => typeof document !== 'undefined' && document.dir === 'rtl';
