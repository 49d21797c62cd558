import { emoji } from '../../blocks/emoji';
import { rangoli } from '../../blocks/ornament';
import { brick, leaf, marigold, rose, woodDeep } from '../../blocks/palette';
import { flask } from '../../blocks/glassware';
import { easel } from '../../blocks/props';
import { counter } from '../../blocks/furniture';
import { framed, pinBoard, room, windowPane } from '../../blocks/room';
import { circle, join, rect, shape } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { moment } from './moment';

const painting = (): string =>
  join(
    rect(-50, -40, 100, 76, '#cfe7f3'),
    circle(26, -18, 10, marigold),
    shape('M-50 36V10Q-30 -14 -8 8T50 2V36Z', leaf),
    shape('M-26 24V6L-12 -6L2 6V24Z', brick),
    rect(-17, 12, 9, 12, woodDeep),
  );

const emojiArt = (): string => join(rect(-50, -40, 100, 76, '#fbe3c0'), rangoli(0, -2, 32));

export const artClass = moment('gallery-09', () =>
  join(
    room(1600, 1200, { wall: '#fdf1d2', dado: '#f0cdb6', horizon: 780 }),
    windowPane(110, 150, 340, 330),
    framed(1180, 160, 300, 260, rangoli(1330, 290, 110)),
    pinBoard(560, 130, 480, 240, 3),
    counter(60, 760, 300, 1090, brick),
    emoji('crayon', 130, 770, 80),
    flask(280, 766, 110, rose),
    emoji('paintbrush', 200, 770, 110),
    easel(620, 1110, 560, painting()),
    easel(1260, 1080, 430, emojiArt()),
    figure(1480, 1120, 620, {
      ...cast.boy(2),
      arms: pose(80, 110, 14, 0),
      holds: [emoji('paintbrush', -3, 4, 18, -90), ''],
    }),
    figure(980, 1130, 740, {
      ...cast.girl(1),
      arms: pose(66, 100, 26, -30),
      holds: [emoji('paintbrush', -3, 4, 20, -90), emoji('artist-palette', -4, 8, 26)],
    }),
  ),
);
