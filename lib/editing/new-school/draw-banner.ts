import sharp from 'sharp';
import type { SchoolColours } from '@/lib/theme/palette';

const WIDTH = 1920;
const HEIGHT = 820;
const PENNANT = 80;

/** A plain banner in the colours of the school, as PNG: a place for a photograph. */
export async function drawBanner({ ink, accent, paper }: SchoolColours): Promise<Buffer> {
  const pennants = Array.from({ length: WIDTH / PENNANT }, (_, index) => {
    const left = index * PENNANT;
    return `<path d="M${left} 0h${PENNANT}l${-PENNANT / 2} ${PENNANT}z" fill="${index % 2 ? paper : accent}"/>`;
  });
  const hills = [
    `<path d="M0 620C400 470 760 540 1100 600S1700 560 1920 480V820H0Z" fill="${accent}" opacity=".28"/>`,
    `<path d="M0 720C380 640 800 660 1180 710S1740 700 1920 640V820H0Z" fill="${paper}" opacity=".16"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ink}"/>${hills.join('')}${pennants.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
