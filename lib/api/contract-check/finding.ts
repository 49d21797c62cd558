/**
 * What a check found: `fits` the contract, `tolerated` by the staff area, `untried` for the reason that
 * is given, or a `misfit`.
 */
export interface Finding {
  verdict: 'fits' | 'tolerated' | 'untried' | 'misfit';
  /** The call, such as `GET /api/State/GetState`. */
  call: string;
  text: string;
}

/** Collects what the checks of one call find. */
export type Report = (verdict: Finding['verdict'], text: string) => void;

const MARKS = {
  fits: 'fits      ',
  tolerated: 'tolerated ',
  untried: 'NOT TRIED ',
  misfit: 'DOES NOT FIT ',
} as const;

/** The findings as lines for a person, and a last line that sums them up. */
export function formatFindings(findings: Finding[]): string {
  const lines = findings.map(({ verdict, call, text }) => `${MARKS[verdict]} ${call}: ${text}`);
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length;
  const sum = `${count('fits')} fit, ${count('tolerated')} tolerated, ${count('untried')} not tried, ${count('misfit')} do not fit.`;
  return [...lines, '', sum, conclude(count('misfit'), count('untried'))].join('\n');
}

function conclude(misfits: number, untried: number): string {
  if (misfits > 0)
    return 'Do not use this server until the misfits are mended (server/openapi.yaml is the contract).';
  if (untried > 0) return 'What was tried fits. Try the rest before you use this server.';
  return 'The staff area will work with this server.';
}
