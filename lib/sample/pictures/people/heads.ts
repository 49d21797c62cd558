import { emojiBody } from '../blocks/emoji';
import { circle, ellipse, join, rect, shape, stroke } from '../blocks/shapes';
import { ink, rose, white } from '../blocks/palette';

export interface Tone {
  skin: string;
  shade: string;
  nose: string;
}

export const tones: [Tone, Tone, Tone] = [
  { skin: '#dcaa7c', shade: '#c99563', nose: '#b67d4c' },
  { skin: '#c58b5d', shade: '#b1784b', nose: '#9a633a' },
  { skin: '#a36d47', shade: '#8f5c39', nose: '#784a2c' },
];

const hairBlack = '#2a2126';

const bases = {
  boy: 'boy-medium',
  girl: 'girl-medium',
  plaits: 'girl-medium',
  child: 'child-medium',
  patka: 'boy-medium',
  woman: 'woman-medium',
  bun: 'old-woman-medium',
  updo: 'old-woman-medium',
  scarf: 'woman-medium',
  man: 'man-medium',
  moustache: 'man-medium',
  beard: 'man-beard-medium',
  turban: 'man-beard-medium',
  grey: 'old-man-medium',
  greyBun: 'old-woman-medium',
  silver: 'man-white-hair-medium',
};

export type HeadStyle = keyof typeof bases;

const ribbon = (x: number, y: number): string =>
  join(shape(`M${x} ${y}l-3.2 -2v4zM${x} ${y}l3.2 -2v4z`, white), circle(x, y, 1, white));

/** Two plaits tied with white ribbons, hanging in front of the shoulders. */
const plaits = (): string =>
  join(stroke('M5 24q-2 4 0.5 9M27 24q2 4 -0.5 9', hairBlack, 3.4), ribbon(5.2, 31.5), ribbon(26.8, 31.5));

const extras: Partial<Record<HeadStyle, (accent: string) => string>> = {
  patka: (accent) =>
    join(
      circle(16, 1.6, 2.8, accent),
      shape('M4.4 16C3 6.4 9 1.6 16 1.6S29 6.4 27.6 16C25 12.2 21 10.4 16 10.4S7 12.2 4.4 16Z', accent),
      stroke('M7 10Q16 4 25 10', '#00000022', 0.7),
    ),
  turban: (accent) =>
    join(
      shape(
        'M3.4 13.6C1.4 4.6 8 -1.6 16 -1.6S30.6 4.6 28.6 13.6C26 9.4 20 7 16 4.2C12 7 6 9.4 3.4 13.6Z',
        accent,
      ),
      shape('M16 4.2L12.6 7.4Q16 9.6 19.4 7.4Z', '#7a2230'),
      stroke(
        'M4.4 8.6Q11 5.4 15.6 -1M27.6 8.6Q21 5.4 16.4 -1M3.6 11.4Q10.6 7.6 15.8 2.2M28.4 11.4Q21.4 7.6 16.2 2.2',
        '#00000030',
        0.6,
      ),
    ),
  scarf: (accent) =>
    `<path fill-rule="evenodd" fill="${accent}" d="M16 0.8C25 0.8 30 8 30 17C30 26 26 32 16 33C6 32 2 26 2 17C2 8 7 0.8 16 0.8ZM16 8.2C10 8.2 7 12.5 7 18S10.5 28.6 16 28.6S25 23.5 25 18S22 8.2 16 8.2Z"/>`,
  moustache: () =>
    shape('M10.6 22.6Q13.6 20.6 16 22.1Q18.4 20.6 21.4 22.6Q18.6 24 16 23.2Q13.4 24 10.6 22.6Z', hairBlack),
  bun: () => circle(16, 11.6, 0.75, rose),
  greyBun: () => circle(16, 11.8, 0.75, rose),
};

/** A head in the emoji's 32 by 32 box, recoloured to the given skin; accent colours a patka, turban or scarf. */
export function head(style: HeadStyle, tone: Tone, accent = ink): string {
  const body = dress(style, emojiBody(bases[style]))
    .replaceAll('#c68d7b', tone.skin)
    .replaceAll('#bb806e', tone.shade)
    .replaceAll('#ab6a55', tone.nose)
    .replaceAll('#a9715f', tone.shade)
    .replaceAll('#593b39', hairBlack)
    .replaceAll(/#99083[89]/g, '#8c2f3c');
  return join(body, style === 'plaits' ? plaits() : '', extras[style]?.(accent) ?? '');
}

function dress(style: HeadStyle, body: string): string {
  if (style === 'patka')
    return (
      rect(4.9, 8, 22.2, 10.4, hairBlack, 2) +
      body.replace('<path fill="#593b39" d="M26.345', '<path fill="none" d="M26.345')
    );
  if (style === 'scarf')
    return (
      ellipse(16, 14, 11, 10, '#d5dce8') +
      body.replace('<path fill="#593b39" d="M30', '<path fill="none" d="M30')
    );
  if (style === 'bun' || style === 'updo')
    return body
      .replaceAll('#9b9b9b', hairBlack)
      .replaceAll('#636363', '#1d161a')
      .replace('fill="#ab6a55" d="M18.719', 'fill="none" d="M18.719');
  return body;
}

/** The same head seen from behind: hair, ears and, for girls, plaits. */
export function headFromBehind(style: HeadStyle, tone: Tone, accent = ink): string {
  const cover = style === 'patka' || style === 'turban' || style === 'scarf' ? accent : hairBlack;
  return join(
    ellipse(5, 18, 2.6, 3.2, tone.shade),
    ellipse(27, 18, 2.6, 3.2, tone.shade),
    shape('M9 22H23V30Q16 33 9 30Z', tone.shade),
    shape(
      'M4.6 15C4.6 7 9 2 16 2S27.4 7 27.4 15L26.6 21Q25.6 25.4 22 25.6L20 24.6L18 26.4L16 24.8L14 26.4L12 24.6L10 25.6Q6.4 25.4 5.4 21Z',
      cover,
    ),
    style === 'patka' ? circle(16, 2, 2.8, accent) : '',
    style === 'plaits' || style === 'girl' ? plaits() : '',
  );
}
