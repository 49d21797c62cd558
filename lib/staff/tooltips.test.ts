/** @jest-environment jsdom */
import { placeTooltip } from './tooltips';

const VIEW = { width: 320, height: 600 };
const TIP = { width: 100, height: 30 };
const anchor = (left: number, top: number) => ({ left, top, bottom: top + 40, width: 40 });

describe('a tooltip', () => {
  it.each([
    ['is centred below', anchor(140, 100), { left: 110, top: 146 }],
    ['stays in the window on the left', anchor(0, 100), { left: 8, top: 146 }],
    ['stays in the window on the right', anchor(280, 100), { left: 212, top: 146 }],
    ['goes above if there is no room below', anchor(140, 550), { left: 110, top: 514 }],
    ['stays below if there is no room above either', anchor(140, 20), { left: 110, top: 66 }],
  ])('%s', (_, rect, place) => {
    const view = _.endsWith('either') ? { ...VIEW, height: 80 } : VIEW;
    expect(placeTooltip(rect, TIP, view)).toEqual(place);
  });
});
