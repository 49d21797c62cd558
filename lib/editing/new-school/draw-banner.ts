import sharp from 'sharp';
import type { SchoolColours } from '@/lib/theme/palette';

const WIDTH = 1920;
const HEIGHT = 820;
const PENNANT = 80;
/** From one nail of the bunting to the next. */
const ROPE = 480;

/** A plain banner in the colours of the school, as PNG: a place for a photograph. */
export async function drawBanner({ ink, accent, paper }: SchoolColours): Promise<Buffer> {
  // The middle is what every screen shows: wide ones cut above and below, phones at the sides.
  const line = (x: number): number => 270 + 70 * Math.sin((Math.PI * (x % ROPE)) / ROPE);
  const pennants = Array.from({ length: WIDTH / PENNANT }, (_, index) => {
    const [left, right] = [index * PENNANT + 8, (index + 1) * PENNANT - 8];
    const [from, to] = [line(left), line(right)];
    const colour = index % 2 ? paper : accent;
    return `<path d="M${left} ${from}L${right} ${to}L${(left + right) / 2} ${(from + to) / 2 + PENNANT}Z" fill="${colour}"/>`;
  });
  const hills = [
    `<path d="M0 620C400 470 760 540 1100 600S1700 560 1920 480V820H0Z" fill="${accent}" opacity=".28"/>`,
    `<path d="M0 720C380 640 800 660 1180 710S1740 700 1920 640V820H0Z" fill="${paper}" opacity=".16"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ink}"/>${hills.join('')}${pennants.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
