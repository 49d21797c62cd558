import { scatter } from '../blocks/shapes';
import type { Age } from './rig';

export interface Tone {
  skin: string;
  shade: string;
  nose: string;
}

export type HeadStyle =
  | 'boy'
  | 'girl'
  | 'plaits'
  | 'child'
  | 'patka'
  | 'woman'
  | 'bun'
  | 'updo'
  | 'scarf'
  | 'man'
  | 'moustache'
  | 'beard'
  | 'turban'
  | 'grey'
  | 'greyBun'
  | 'silver';

/** What makes one face another: chosen once for each person. */
export interface Look {
  style: HeadStyle;
  tone: Tone;
  /** Half the width at the temples and at the jaw, and where the chin ends, in the 32 by 32 box. */
  temple: number;
  jaw: number;
  chin: number;
  eyes: 'open' | 'dots' | 'laughing';
  eyeSize: number;
  eyeGap: number;
  brow: number;
  browTilt: number;
  nose: 'line' | 'round' | 'broad';
  mouth: 'smile' | 'grin' | 'small' | 'side';
  cheeks: boolean;
  /** Index into the styles of hair. */
  hair: number;
  hairColour: string;
  spectacles: 'none' | 'round' | 'square';
  beard: number;
  bindi: boolean;
  ribbon: string;
  /** How far the face looks to one side. */
  aside: number;
  old: boolean;
}

const tones: Tone[] = [
  { skin: '#e9c097', shade: '#d6a678', nose: '#b98357' },
  { skin: '#dcaa7c', shade: '#c69060', nose: '#ab7345' },
  { skin: '#cd9768', shade: '#b57e50', nose: '#986238' },
  { skin: '#bd8556', shade: '#a56d40', nose: '#875530' },
  { skin: '#a8734a', shade: '#905e39', nose: '#734828' },
  { skin: '#8d5c3a', shade: '#774b2d', nose: '#5c3820' },
];

const pick = <T>(of: readonly T[], random: number): T => of[Math.floor(random * of.length)]!;

/** The same seed always gives the same face. */
export function lookOf(style: HeadStyle, tone: 0 | 1 | 2, age: Age, seed: number): Look {
  const random = scatter(seed);
  times(5, random);
  const old = style === 'grey' || style === 'greyBun' || style === 'silver';
  const grown = age === 'adult' || old;
  const girlish = ['girl', 'plaits', 'child', 'woman', 'bun', 'updo', 'scarf', 'greyBun'].includes(style);
  return {
    style,
    tone: tones[tone * 2 + (random() < 0.5 ? 0 : 1)]!,
    temple: 9 + random() * 1.5,
    jaw: (girlish ? 5.6 : 6.4) + random() * 2.2 + (age === 'small' ? 0.9 : 0),
    chin: 27.6 + random() * 1.7 + (grown ? 0.5 : 0),
    eyes: pick(['open', 'open', 'open', 'dots', 'dots', 'laughing'] as const, random()),
    eyeSize: (grown ? 0.84 : age === 'teen' ? 0.94 : 1.06) * (0.92 + random() * 0.16),
    eyeGap: 3.9 + random() * 0.9,
    brow: (girlish ? 0.55 : 0.85) + random() * 0.5,
    browTilt: (random() - 0.5) * 1.6,
    nose: pick(['line', 'round', 'broad'] as const, random()),
    mouth: pick(
      grown
        ? (['smile', 'small', 'side', 'smile', 'grin'] as const)
        : (['smile', 'grin', 'small', 'side', 'smile'] as const),
      random(),
    ),
    cheeks: !grown && random() < 0.5,
    hair: Math.floor(random() * 60),
    hairColour: old
      ? pick(['#d9d7d3', '#b9b6b3', '#8f8b8a'], random())
      : pick(['#231b1e', '#2b2022', '#35251f', '#1d1a20'], random()),
    spectacles: random() < (old ? 0.7 : grown ? 0.34 : 0.17) ? pick(['round', 'square'], random()) : 'none',
    beard: Math.floor(random() * 12),
    bindi: grown && girlish && style !== 'scarf' && random() < 0.7,
    ribbon: pick(['#ffffff', '#c9365b', '#f2a20c', '#ffffff'], random()),
    aside: (random() - 0.5) * 2.2,
    old,
  };
}

function times(count: number, run: () => void): void {
  for (let done = 0; done < count; done += 1) run();
}
