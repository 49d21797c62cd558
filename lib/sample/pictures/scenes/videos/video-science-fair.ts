import { emoji } from '../../blocks/emoji';
import { bunting } from '../../blocks/outdoors';
import { brick, brickDeep, ink, leaf, marigold, rose, teal } from '../../blocks/palette';
import { flask } from '../../blocks/glassware';
import { counter } from '../../blocks/furniture';
import { pinBoard, room } from '../../blocks/room';
import { circle, ellipse, join, rect, times } from '../../blocks/shapes';
import * as cast from '../../people/cast';
import { figure } from '../../people/figure';
import { pose } from '../../people/pose';
import { page } from '../../render';
import { coated } from '../laboratories/coated';

const stall = (x: number, fill: string): string =>
  join(rect(x - 200, 150, 400, 340, fill, 8), rect(x - 180, 170, 360, 300, '#fffaf0', 4));

export const scienceFair = page('video-science-fair', () =>
  join(
    room(1600, 900, { wall: '#f3efe4', dado: '#cfe0e8' }),
    bunting(0, 70, 800, -30, 60),
    bunting(800, -30, 1600, 70, 60),
    stall(290, teal),
    stall(800, brick),
    stall(1310, leaf),
    circle(290, 280, 54, '#7fb6d6'),
    ellipse(290, 280, 96, 16, '#c9a15a'),
    pinBoard(690, 200, 220, 180, 1),
    times(5, (i) =>
      rect(1200 + i * 46, 380 - i * 34, 30, 40 + i * 34, [rose, marigold, leaf, teal, ink][i]!, 4),
    ),
    figure(290, 800, 470, { ...coated(cast.bobGirl(0)), floor: false, arms: pose(20, -30, 60, 130) }),
    figure(800, 800, 480, { ...coated(cast.sikhBoy(brick)), floor: false, arms: pose(40, 30, 40, 30) }),
    figure(1310, 800, 470, { ...coated(cast.girl(2)), floor: false, arms: pose(60, 130, 20, -30) }),
    counter(90, 620, 400, 830, ink),
    counter(600, 620, 400, 830, brickDeep),
    counter(1110, 620, 400, 830, '#26653f'),
    emoji('telescope', 170, 628, 170),
    emoji('rocket', 420, 626, 130),
    flask(660, 622, 130, rose),
    emoji('robot', 930, 628, 140),
    emoji('potted-plant', 1190, 626, 140),
    emoji('microscope', 1430, 628, 150),
    figure(560, 1000, 460, { ...cast.girl(1), behind: true, floor: false }),
    figure(1060, 1010, 480, { ...cast.boy(0), behind: true, floor: false }),
  ),
);
