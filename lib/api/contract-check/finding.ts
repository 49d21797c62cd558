/** What a check found: `fits` the contract, `tolerated` by the staff area all the same, or a `misfit`. */
export interface Finding {
  verdict: 'fits' | 'tolerated' | 'misfit';
  /** The call, such as `GET /api/State/GetState`. */
  call: string;
  text: string;
}

/** Collects what the checks of one call find. */
export type Report = (verdict: Finding['verdict'], text: string) => void;

const MARKS = { fits: 'fits      ', tolerated: 'tolerated ', misfit: 'DOES NOT FIT ' } as const;

/** The findings as lines for a person, and a last line that sums them up. */
export function formatFindings(findings: Finding[]): string {
  const lines = findings.map(({ verdict, call, text }) => `${MARKS[verdict]} ${call}: ${text}`);
  const count = (verdict: Finding['verdict']) => findings.filter((one) => one.verdict === verdict).length;
  const sum = `${count('fits')} fit, ${count('tolerated')} tolerated, ${count('misfit')} do not fit.`;
  const result =
    count('misfit') > 0
      ? 'The staff area will not work with this server until the misfits are mended (server/openapi.yaml is the contract).'
      : 'The staff area will work with this server.';
  return [...lines, '', sum, result].join('\n');
}
