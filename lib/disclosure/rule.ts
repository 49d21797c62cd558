import type { Disclosure } from '@/lib/content/kinds/disclosure';
import type { Problem } from '@/lib/content/say/problem';
import type { Website } from './check-duties';
import type { KnownSchool } from './check-rows';
import type { PlacedRow, Report } from './form';

/** What a rule is checked against. Of the disclosure, only what passes the schema. */
export interface Facts extends Website, KnownSchool {
  edition: unknown;
  rows: readonly PlacedRow[];
  /** The numbers above the rows of part D; undefined where one of them is refused. */
  strength: Disclosure['D'] | undefined;
  results: Partial<Disclosure['C']>;
  /** The session of the school, such as 2025-26. */
  session: string;
  report: Report;
}

/** How sure it is: several copies of the text agree; the press or law sites report it; no duty of every school. */
type Certainty = 'copies agree' | 'reported' | 'advice';

/** One duty of a school's website. The next circular is one more of these in rules.ts. */
export type Rule = RuleText & (DutyOfAll | DutyToBoard);

interface RuleText {
  asks: string;
  /** Where the duty is written. */
  clause: string;
  /** Where it was read. */
  source: string;
  /** The day on which somebody last read it there, `YYYY-MM-DD`. */
  read: string;
  /** Whose schools it binds: the whole of India, or one State, as school.yaml has it. */
  state: 'all India' | 'Uttar Pradesh' | 'Delhi';
  /** What is not certain is only warned of. */
  certainty: Certainty;
}

/** Binds schools of other boards too. A check is left out where only a person can see whether the duty is met. */
interface DutyOfAll {
  everyBoard: true;
  check?: (website: Website) => Problem[];
}

interface DutyToBoard {
  everyBoard?: never;
  check?: (facts: Facts) => Problem[];
}
