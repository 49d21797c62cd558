import type { Locator } from '@playwright/test';

/** Texts of elements whose centre is off the screen or covered, for example by the bar on phones. */
export const unseen = (targets: Locator): Promise<string[]> =>
  targets.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        // If a link covers its whole row, the element at the centre is the link, not the row's text.
        const row = hit?.closest('dl > div');
        return (
          width === 0 ||
          ![element.contains(hit), hit?.contains(element), row?.contains(element)].includes(true)
        );
      })
      .map((element) => element.textContent),
  );

export const isSeen = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && (await unseen(target.first())).length === 0;
