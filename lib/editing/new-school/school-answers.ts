import type { SchoolColours } from '@/lib/theme/palette';

/** What a new school is made of. */
export interface SchoolAnswers {
  name: string;
  shortName: string;
  /** The name in Devanagari. */
  devanagari?: string;
  town: string;
  address: { street: string; district: string; state: string; pin: string };
  /** Undefined for a school that belongs to no board. */
  board?: string;
  /** The first and the last class, as `CLASSES` names them. */
  classes: { from: string; to: string };
  /** Streams of classes XI and XII; empty where there are none. */
  streams: readonly string[];
  /** In which the school teaches, the first one first. */
  languages: readonly string[];
  /** How many times a year the tuition is paid; 0 where the school takes none. */
  installments: number;
  colours: SchoolColours;
  phone: string;
  email: string;
  siteAddress: string;
}
