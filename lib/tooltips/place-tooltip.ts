interface Size {
  width: number;
  height: number;
}

/** Between a tooltip and what it explains, and between it and the edge of the window, in CSS pixels. */
const GAP = 6;
const EDGE = 8;

/**
 * Where a tooltip goes: centred below what it explains; above it where there is no room below; never out of the
 * window sideways. In CSS pixels from the top left corner of the window.
 */
export function placeTooltip(
  anchor: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  tooltip: Size,
  view: Size,
): { left: number; top: number } {
  const centred = anchor.left + (anchor.width - tooltip.width) / 2;
  const left = Math.max(EDGE, Math.min(centred, view.width - EDGE - tooltip.width));
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - tooltip.height;
  const top = below + tooltip.height + EDGE > view.height && above >= EDGE ? above : below;
  return { left: Math.round(left), top: Math.round(top) };
}
