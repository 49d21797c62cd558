import type { MouseEvent } from 'react';

type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>;

/** True if the browser opens a clicked link in another tab or window, or saves it. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button > 0;
