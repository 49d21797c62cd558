import { circle, ellipse, join, ring, shape, stroke } from '../blocks/shapes';
import { rose } from '../blocks/palette';
import type { Look } from './look';

const lip = '#8a3b34';

/** The bare face with its ears. */
export function faceShape({ temple: w, jaw: j, chin: c, tone }: Look): string {
  const side = (s: 1 | -1): string => {
    const x = (d: number): number => 16 + s * d;
    return join(
      ellipse(x(w + 0.1), 17.4, 1.9, 2.7, tone.skin),
      stroke(`M${x(w + 0.5)} 16.2q${s * 1} 1.2 ${-s * 0.3} 2.4`, tone.shade, 0.6),
    );
  };
  return join(
    side(-1),
    side(1),
    shape(
      `M${16 - w} 13C${16 - w} 6.4 ${16 - w * 0.6} 3.6 16 3.6S${16 + w} 6.4 ${16 + w} 13C${16 + w} 18 ${16 + j + 1.6} 22.4 ${16 + j} 24.4C${16 + j * 0.6} ${c - 0.7} ${16 + 2.6} ${c} 16 ${c}S${16 - j * 0.6} ${c - 0.7} ${16 - j} 24.4C${16 - j - 1.6} 22.4 ${16 - w} 18 ${16 - w} 13Z`,
      tone.skin,
    ),
  );
}

function eye(x: number, look: Look, out: 1 | -1): string {
  const s = look.eyeSize;
  const dark = '#2b1b16';
  if (look.eyes === 'laughing')
    return stroke(`M${x - 1.7 * s} 17.4Q${x} 15.4 ${x + 1.7 * s} 17.4`, dark, 0.95);
  if (look.eyes === 'dots')
    return join(ellipse(x, 17, 1.15 * s, 1.5 * s, dark), circle(x + 0.35, 16.4, 0.4 * s, '#ffffff'));
  return join(
    ellipse(x, 17, 2 * s, 1.55 * s, '#ffffff'),
    circle(x + look.aside * 0.12, 17.1, 1.25 * s, '#4a2c1d'),
    circle(x + look.aside * 0.12, 17.1, 0.7 * s, '#170f0d'),
    circle(x + 0.45, 16.6, 0.4 * s, '#ffffff'),
    stroke(`M${x - 2 * s} 16.7Q${x} ${16.7 - 2.1 * s} ${x + 2 * s} 16.7l${out * 0.3} -0.2`, dark, 0.62),
  );
}

const noses: Record<Look['nose'], (tone: Look['tone']) => string> = {
  line: (tone) => stroke('M16.4 17.6Q17.8 20.4 17.2 21Q16.4 21.6 15.4 21.2', tone.nose, 0.75),
  round: (tone) => stroke('M14.6 20.4Q16 22 17.4 20.4', tone.nose, 0.95),
  broad: (tone) =>
    join(ellipse(16, 20.6, 2, 1.2, tone.shade), stroke('M14.2 21Q16 22 17.8 21', tone.nose, 0.6)),
};

const mouths: Record<Look['mouth'], string> = {
  smile: stroke('M12.8 23.6Q16 26.2 19.2 23.6', lip, 0.95),
  grin: join(
    shape('M12 22.9Q16 24 20 22.9Q19.2 26 16 26Q12.8 26 12 22.9Z', '#8a3236'),
    shape('M12.6 23.2Q16 24.2 19.4 23.2Q18.6 24.9 16 24.9Q13.4 24.9 12.6 23.2Z', '#ffffff'),
  ),
  small: stroke('M14 24.2Q16 25.4 18 24.2', lip, 1),
  side: stroke('M13.6 24.3Q17 26 19.2 23', lip, 0.95),
};

function spectacles(look: Look): string {
  const [a, b] = [16 - look.eyeGap, 16 + look.eyeGap];
  const frame = look.hair % 3 ? '#2f2a2c' : '#7a3b2a';
  const rims =
    look.spectacles === 'round'
      ? join(ring(a, 17.1, 2.9, frame, 0.6), ring(b, 17.1, 2.9, frame, 0.6))
      : [a, b]
          .map(
            (x) =>
              `<rect x="${x - 3}" y="14.9" width="6" height="4.4" rx="1.1" fill="#ffffff22" stroke="${frame}" stroke-width="0.65"/>`,
          )
          .join('');
  return join(
    rims,
    stroke(`M${a + 2.9} 16.8Q16 16 ${b - 2.9} 16.8`, frame, 0.6),
    stroke(`M${a - 2.9} 16.6L${16 - look.temple} 16.2M${b + 2.9} 16.6L${16 + look.temple} 16.2`, frame, 0.5),
  );
}

function facialHair({ style, beard, jaw: j, temple: w, chin: c, hairColour }: Look): string {
  const colour = style === 'turban' && beard % 3 === 0 ? '#a5a2a0' : hairColour;
  const moustache = [
    shape('M11.8 23Q14 21.2 16 22.3Q18 21.2 20.2 23Q18 24 16 23.3Q14 24 11.8 23Z', colour),
    stroke('M12.6 22.9Q16 21.4 19.4 22.9', colour, 1.2),
    shape('M11 22.2Q13.6 22.6 16 22Q18.4 22.6 21 22.2Q19.6 24 16 23.4Q12.4 24 11 22.2Z', colour),
  ][beard % 3]!;
  const full = join(
    `<path fill-rule="evenodd" fill="${colour}" d="M${16 - w} 17C${16 - w} 20 ${16 - j - 1.8} 23 ${16 - j - 0.6} 25C${16 - j * 0.6} ${c + 1.4} 13 ${c + 2} 16 ${c + 2}S${16 + j * 0.6} ${c + 1.4} ${16 + j + 0.6} 25C${16 + j + 1.8} 23 ${16 + w} 20 ${16 + w} 17C${16 + w - 1} 20 ${16 + j - 0.6} 22 19.6 22.2Q16 21 12.4 22.2C${16 - j + 0.6} 22 ${16 - w + 1} 20 ${16 - w} 17ZM13 24.2Q16 23 19 24.2Q18.4 26.4 16 26.4T13 24.2Z"/>`,
    shape('M13 24.2Q16 23.2 19 24.2Q16 26.6 13 24.2Z', '#9a4a40'),
  );
  if (style === 'turban') return full;
  if (style === 'beard') return beard % 2 ? full : join(`<g opacity="0.32">${full}</g>`, moustache);
  if (style === 'moustache' || style === 'grey') return moustache;
  return '';
}

/** Eyes, brows, nose, mouth, beard, spectacles and bindi. */
export function features(look: Look): string {
  const { eyeGap: gap, tone, brow, browTilt: tilt, chin } = look;
  const bearded = look.style === 'turban' || (look.style === 'beard' && look.beard % 2 === 1);
  const browColour = look.old ? '#8f8b8a' : '#2a2022';
  const lines = look.old
    ? stroke('M10 11.4Q16 10.2 22 11.4M8.4 19.6l-1.2 0.9M23.6 19.6l1.2 0.9', tone.shade, 0.5)
    : '';
  return `<g transform="translate(${look.aside} ${(chin - 28.6) * 0.35})">${join(
    lines,
    look.cheeks
      ? join(ellipse(10.4, 21.2, 1.8, 1.2, '#d9604a38'), ellipse(21.6, 21.2, 1.8, 1.2, '#d9604a38'))
      : '',
    eye(16 - gap, look, -1),
    eye(16 + gap, look, 1),
    stroke(
      `M${16 - gap - 2.1} ${14 - tilt * 0.4}Q${16 - gap} 12.7 ${16 - gap + 2} ${13.8 + tilt * 0.4}M${16 + gap + 2.1} ${14 - tilt * 0.4}Q${16 + gap} 12.7 ${16 + gap - 2} ${13.8 + tilt * 0.4}`,
      browColour,
      brow,
    ),
    bearded ? '' : mouths[look.mouth],
    facialHair(look),
    noses[look.nose](tone),
    look.bindi ? circle(16, 12.2, 0.75, rose) : '',
    look.spectacles === 'none' ? '' : spectacles(look),
  )}</g>`;
}
