import { kurta, salwar, sari, shirt } from './clothes';
import { boyUniform, girlUniform, seniorGirl } from './uniforms';
import type { Person } from './figure';
import { brick, cream, ink, leaf, marigold, plum, rose, teal } from '../blocks/palette';

/** The people of the school: the same few faces and clothes come back in every picture. */
export const boy = (tone: 0 | 1 | 2 = 1): Person => ({ head: 'boy', wear: boyUniform(), tone });
export const girl = (tone: 0 | 1 | 2 = 1): Person => ({ head: 'plaits', wear: girlUniform(), tone });
export const sikhBoy = (accent = ink): Person => ({
  head: 'patka',
  wear: boyUniform(),
  tone: 0,
  accent,
});
export const smallBoy = (tone: 0 | 1 | 2 = 1): Person => ({
  head: 'boy',
  age: 'small',
  wear: boyUniform(true),
  tone,
});
export const smallGirl = (tone: 0 | 1 | 2 = 1): Person => ({
  head: 'plaits',
  age: 'small',
  wear: girlUniform(),
  tone,
});
export const bobGirl = (tone: 0 | 1 | 2 = 1): Person => ({ head: 'child', wear: girlUniform(), tone });
export const teenBoy = (tone: 0 | 1 | 2 = 1): Person => ({
  head: 'boy',
  age: 'teen',
  wear: boyUniform(),
  tone,
});
export const teenGirl = (tone: 0 | 1 | 2 = 1): Person => ({
  head: 'plaits',
  age: 'teen',
  wear: seniorGirl(),
  tone,
});
export const scarfGirl = (): Person => ({
  head: 'scarf',
  age: 'teen',
  wear: seniorGirl(),
  tone: 0,
  accent: '#ffffff',
});

export const teacherSari = (cloth = brick, border = marigold): Person => ({
  head: 'bun',
  age: 'adult',
  wear: sari(cloth, border),
  tone: 1,
});
export const teacherSuit = (cloth = teal, dupatta = cream): Person => ({
  head: 'woman',
  age: 'adult',
  wear: salwar(cloth, dupatta),
  tone: 0,
});
export const teacherMan = (top = '#dfe9f2', legs = ink): Person => ({
  head: 'moustache',
  age: 'adult',
  wear: shirt(top, legs),
  tone: 1,
});
export const sardarji = (accent = marigold): Person => ({
  head: 'turban',
  age: 'adult',
  wear: kurta(ink),
  tone: 0,
  accent,
});
export const elder = (): Person => ({ head: 'grey', age: 'adult', wear: kurta(brick), tone: 1 });
export const father = (): Person => ({
  head: 'beard',
  age: 'adult',
  wear: shirt('#e7c9a0', '#4a4a5a'),
  tone: 2,
});
export const mother = (cloth = plum): Person => ({
  head: 'woman',
  age: 'adult',
  wear: sari(cloth, marigold),
  tone: 1,
});
export const guard = (): Person => ({
  head: 'moustache',
  age: 'adult',
  wear: shirt('#c2ad7e', '#8a744a', ink),
  tone: 2,
});
export const nurse = (): Person => ({
  head: 'bun',
  age: 'adult',
  wear: sari('#ffffff', ink, '#dfe9f2'),
  tone: 0,
});

export const houses = [rose, marigold, leaf, '#2f6fb0'] as const;
