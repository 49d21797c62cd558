import type { Locator } from '@playwright/test';

/** Whether one sees the middle of it without scrolling: on the screen, and behind nothing, such as the bar of a phone. */
export async function isSeen(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  return target.first().evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    // A link may take presses for the whole row that it stands in.
    const row = hit?.closest('dl > div');
    return (
      width > 0 && [element.contains(hit), hit?.contains(element), row?.contains(element)].includes(true)
    );
  });
}
