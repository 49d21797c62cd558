import { circle, ellipse, join, shape, stroke } from '../blocks/shapes';
import { ink, marigold } from '../blocks/palette';
import { faceShape, features } from './face';
import { hairOf } from './hair';
import type { Look } from './look';

const patka = (accent: string): string =>
  join(
    circle(16, 1.6, 2.8, accent),
    shape('M5 15.4C4 6.4 9 1.6 16 1.6S28 6.4 27 15.4C25 12.2 21 10.4 16 10.4S7 12.2 5 15.4Z', accent),
    stroke('M7 10Q16 4 25 10', '#00000022', 0.7),
  );

const turban = (accent: string): string =>
  join(
    shape(
      'M3.6 13.6C1.6 4.6 8 -1.6 16 -1.6S30.4 4.6 28.4 13.6C26 9.4 20 8 16 5.4C12 8 6 9.4 3.6 13.6Z',
      accent,
    ),
    shape('M16 5.2L12.6 8.2Q16 10.2 19.4 8.2Z', '#7a2230'),
    stroke(
      'M4.4 8.6Q11 5.4 15.6 -1M27.6 8.6Q21 5.4 16.4 -1M3.8 11.4Q10.6 8 15.8 2.6M28.2 11.4Q21.4 8 16.2 2.6',
      '#00000030',
      0.6,
    ),
  );

const scarf = (accent: string): string =>
  join(
    `<path fill-rule="evenodd" fill="${accent}" d="M16 0.8C25 0.8 29.6 8 29.6 17C29.6 26 26 32.4 16 33.4C6 32.4 2.4 26 2.4 17C2.4 8 7 0.8 16 0.8ZM16 7.4C10 7.4 7.4 12 7.4 18S10.8 28.8 16 28.8S24.6 24 24.6 18S22 7.4 16 7.4Z"/>`,
    stroke('M7 24Q9 30 16 31.4', '#00000018', 0.8),
  );

const earrings = ({ temple }: Look): string =>
  join(circle(16 - temple - 0.4, 20.6, 0.8, marigold), circle(16 + temple + 0.4, 20.6, 0.8, marigold));

/** A head in a 32 by 32 box, its chin near 16, 29; accent colours a patka, turban or scarf. */
export function head(look: Look, accent = ink): string {
  const hair = hairOf(look);
  const { style } = look;
  return join(
    hair.back,
    faceShape(look),
    style === 'patka' ? shape('M6 14Q7 9 16 9T26 14L25 16Q22 11.6 16 11.6T7 16Z', look.hairColour) : '',
    features(look),
    hair.front,
    hair.over ?? '',
    look.bindi ? earrings(look) : '',
    style === 'patka' ? patka(accent) : '',
    style === 'turban' ? turban(accent) : '',
    style === 'scarf' ? scarf(accent) : '',
  );
}

/** The same head seen from behind: hair, ears and, for girls, plaits. */
export function headFromBehind(look: Look, accent = ink): string {
  const { style, tone, temple: w } = look;
  const covered = style === 'patka' || style === 'turban' || style === 'scarf';
  const hair = hairOf(look);
  return join(
    ellipse(16 - w, 18, 2.4, 3, tone.shade),
    ellipse(16 + w, 18, 2.4, 3, tone.shade),
    shape('M9.4 22H22.6V30Q16 33 9.4 30Z', tone.shade),
    hair.back,
    shape(
      `M${16 - w - 0.6} 15C${16 - w - 0.6} 7 9 2 16 2S${16 + w + 0.6} 7 ${16 + w + 0.6} 15L${16 + w - 0.2} 21Q${16 + w - 1.2} 25.4 22 25.6L20 24.6L18 26.4L16 24.8L14 26.4L12 24.6L10 25.6Q${16 - w + 1.2} 25.4 ${16 - w + 0.2} 21Z`,
      covered ? accent : look.hairColour,
    ),
    stroke('M11 8Q16 4.4 21 8', '#ffffff1c', 0.9),
    style === 'patka' ? circle(16, 2, 2.8, accent) : '',
    hair.over ?? '',
  );
}
