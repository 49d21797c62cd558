import type { MouseEvent } from 'react';

/** Whether the browser opens the clicked link in another tab or window, because a modifier key is held. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
