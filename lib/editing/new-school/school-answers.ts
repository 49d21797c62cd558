import type { SchoolColours } from '@/lib/theme/palette';

/** What a new school is made of. */
export interface SchoolAnswers {
  name: string;
  shortName: string;
  /** The name in Devanagari. */
  devanagari?: string;
  town: string;
  address: { street: string; district: string; state: string; pin: string };
  board: string;
  /** The first and the last class, as `CLASSES` names them. */
  classes: { from: string; to: string };
  /** Streams of classes XI and XII; empty where there are none. */
  streams: readonly string[];
  colours: SchoolColours;
  phone: string;
  email: string;
  siteAddress: string;
}
