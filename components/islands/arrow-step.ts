/** 1 for the arrow key that leads on, -1 for the one that leads back, which change places in text from right to left. */
export function arrowStep(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0;
  return (key === 'ArrowRight') === isRightToLeft() ? -1 : 1;
}

/** False at the build, which knows no document. */
export const isRightToLeft = (): boolean => typeof document !== 'undefined' && document.dir === 'rtl';
