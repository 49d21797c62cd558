import type { State } from '@/lib/staff/answers';
import { createCaller, type Target } from './caller';
import { checkAdding } from './check-adding';
import { checkDeleting } from './check-deleting';
import { makeStrangers } from './check-protection';
import { checkUpdating } from './check-updating';
import { cleanUp } from './clean-up';
import { describeProblem } from './describe-problem';
import type { Report } from './finding';
import { setUpWorkbench } from './workbench';

/**
 * Adds three districts of its own, and tries to rename, move and delete the one in the middle; the other two, and all
 * that was there before, must stay as they are. As soon as something else changes, nothing more is tried. Whatever
 * goes wrong, its own districts are deleted, or named when that does not succeed.
 */
export async function checkWriting(
  target: Target,
  token: string,
  [home, other]: readonly State[],
  now: Date,
  reportOn: (call: string) => Report,
): Promise<void> {
  if (!home) return;
  const strangers = makeStrangers(target, token);
  const marker = `Contract check ${now.toISOString()}`;
  const bench = await setUpWorkbench(
    createCaller(target, token),
    target.prefix,
    [home.stateId, other?.stateId],
    marker,
  );
  let deletes = true;
  try {
    // False: something else has changed. Null: it could not be tried to its end.
    const attempt = async (
      call: string,
      check: (report: Report) => Promise<boolean>,
    ): Promise<boolean | null> => {
      const report = reportOn(call);
      return check(report).catch((error: unknown) => {
        report('misfit', describeProblem(error));
        return null;
      });
    };
    const added = await attempt('AddDistrict', (report) => checkAdding(bench, strangers, report));
    const safe =
      added && (await attempt('UpdateDistrict', (report) => checkUpdating(bench, strangers, report)));
    if (safe)
      deletes =
        (await attempt('DeleteDistrict', (report) => checkDeleting(bench, strangers, report))) !== false;
    else reportOn('DeleteDistrict')('untried', 'not tried after what was found before.');
  } finally {
    await cleanUp(bench, deletes, reportOn('clean-up'));
  }
}
