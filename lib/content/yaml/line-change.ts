/** The one change of a line that a mistake certainly asks for; `npm run fix` offers it. */
export interface Remedy {
  /** Of the file, 1-based, as in Problem. */
  line: number;
  column: number;
  /** What is at that place now, within the line. */
  from: string;
  /** What belongs there instead; more than one line where lines are added. */
  to: string;
}
