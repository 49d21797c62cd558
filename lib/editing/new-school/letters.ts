/**
 * Capital letters as strokes, in a box that is 4 wide and 6 high. A typeface would have to be installed on every computer
 * that opens the crest.
 */
export const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.3A1.6 1.6 0 0 0 2.3 2.8H0M2 2.8A1.4 1.4 0 0 0 2 0H0',
  C: 'M3.8 1.1A2.2 3 0 1 0 3.8 4.9',
  D: 'M0 0V6H1.4A2.5 3 0 0 0 1.4 0Z',
  E: 'M3.6 0H0V6H3.6M0 3H3',
  F: 'M3.6 0H0V6M0 3H3',
  G: 'M3.8 1.1A2.2 3 0 1 0 4 4.6V3.3H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.4 0V4.2A1.6 1.8 0 0 1 .2 4.2',
  K: 'M0 0V6M3.8 0L0 3.6M1.4 2.4L4 6',
  L: 'M0 0V6H3.6',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0Z',
  P: 'M0 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H0',
  Q: 'M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0ZM2.4 4.4L4 6.2',
  R: 'M0 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H0M1.8 3.4L4 6',
  S: 'M3.7 .9A1.8 1.5 0 1 0 2 3A1.8 1.5 0 1 1 .3 5.1',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
};
