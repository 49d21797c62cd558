import type { SchoolColours } from '@/lib/theme/palette';
import { LETTERS } from './letters';

const SMALL_WORDS = ['AND', 'OF', 'THE'];

/** The first letters of the first two words that count: `City Montessori School` → `CM`. Empty in another script. */
export function initialsOf(name: string): string {
  const words = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  return words
    .filter((word) => !SMALL_WORDS.includes(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
}

/** A plain shield with the initials, or with an open book where the name has none, as SVG. */
export function drawCrest(name: string, { ink, accent, paper }: SchoolColours): string {
  const initials = initialsOf(name);
  const shield =
    'M256 24C330 56 400 68 464 68V256C464 372 380 452 256 492C132 452 48 372 48 256V68C112 68 182 56 256 24Z';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">',
    `<path d="${shield}" fill="${ink}" stroke="${accent}" stroke-width="20" stroke-linejoin="round"/>`,
    `<g fill="none" stroke="${paper}" stroke-linecap="round" stroke-linejoin="round">`,
    initials ? drawInitials(initials) : drawBook(),
    '</g></svg>\n',
  ].join('');
}

function drawInitials(initials: string): string {
  const size = initials.length === 1 ? 34 : 25;
  const step = 5.8 * size;
  const left = 256 - (step * (initials.length - 1) + 4 * size) / 2;
  return initials
    .split('')
    .map((letter, index) => {
      const place = `translate(${left + index * step} ${250 - 3 * size}) scale(${size})`;
      return `<path d="${LETTERS[letter]}" transform="${place}" stroke-width="1"/>`;
    })
    .join('');
}

function drawBook(): string {
  return '<path d="M256 190C220 160 170 156 120 166V330C170 320 220 324 256 352C292 324 342 320 392 330V166C342 156 292 160 256 190ZM256 190V352" stroke-width="20"/>';
}
