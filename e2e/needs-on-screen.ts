import type { Locator } from '@playwright/test';

/** The texts of the elements whose centre is off the screen, or covered, such as by the bar of a phone. */
export const unseen = (targets: Locator): Promise<string[]> =>
  targets.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        // A link may take presses for its whole row.
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
