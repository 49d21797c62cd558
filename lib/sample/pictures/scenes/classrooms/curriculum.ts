import { emoji } from '../../blocks/emoji';
import { brick, ink, leaf, marigold, white, wood } from '../../blocks/palette';
import { bookcase, globe, table } from '../../blocks/furniture';
import { room, windowPane } from '../../blocks/room';
import { join, rect, shadow, shape } from '../../blocks/shapes';
import { flowerPot } from '../../blocks/trees';
import { page } from '../../render';

function stack(x: number, y: number): string {
  return join(
    [ink, marigold, leaf, brick].map((fill, i) =>
      join(
        rect(x - 110 + (i % 2) * 12, y - 32 - i * 34, 210, 32, fill, 5),
        rect(x - 60 + (i % 2) * 12, y - 26 - i * 34, 130, 6, white, 2),
        shape(`M${x + 92} ${y - 26 - i * 34}h10v20h-10z`, white),
      ),
    ),
  );
}

export const curriculum = page('curriculum', () =>
  join(
    room(1600, 900, { wall: '#f2ead6', dado: '#c9dfe6', horizon: 600 }),
    bookcase(60, 110, 380, 602, 5, 1),
    bookcase(1160, 110, 380, 602, 5, 4),
    windowPane(620, 130, 360, 280),
    table(330, 640, 940, 880),
    rect(330, 660, 940, 170, wood),
    rect(310, 640, 980, 28, '#d39a5f', 6),
    globe(480, 644, 230),
    stack(820, 640),
    emoji('open-book', 820, 502, 190),
    emoji('microscope', 1070, 648, 200),
    emoji('triangular-ruler', 660, 646, 120),
    emoji('artist-palette', 1210, 650, 110),
    shadow(150, 850, 90),
    flowerPot(150, 850, 130),
    flowerPot(1450, 850, 130),
  ),
);
