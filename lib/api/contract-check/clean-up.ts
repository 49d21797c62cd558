import { describeProblem } from './describe-problem';
import type { Report } from './finding';
import type { Workbench } from './workbench';

/** A server that is out of order for a moment gets another chance. */
const TRIES = 3;

/**
 * Deletes the districts of the check, one by one, and stops as soon as anything else goes with one. What is left is
 * named, to be deleted by hand.
 * @param deletes false when deleting was found to remove other districts; then it is not used again
 */
export async function cleanUp(bench: Workbench, deletes: boolean, report: Report): Promise<void> {
  const problem = deletes
    ? await deleteOwnAgainAndAgain(bench)
    : 'deleting removes other districts too, so it was not used again';
  const left = await bench.listOwn().catch(() => null);
  if (left?.length === 0) return;
  const names = left
    ? left.map(({ districtName }) => `"${districtName}"`).join(', ')
    : 'the list cannot be read';
  report(
    'misfit',
    `districts whose names begin with "${bench.marker}" could not be deleted again (${names}${problem && `; ${problem}`}). Please delete them by hand.`,
  );
}

async function deleteOwnAgainAndAgain(bench: Workbench): Promise<string> {
  let problem = '';
  for (let tries = 0; tries < TRIES; tries += 1) {
    problem = await deleteOwn(bench).catch(describeProblem);
    if (!problem) break;
  }
  return problem;
}

/** @returns why it stopped, or nothing */
async function deleteOwn(bench: Workbench): Promise<string> {
  const damage = (await bench.findDamage()).length;
  let failure = '';
  for (const { districtId } of await bench.listOwn()) {
    await bench.caller.api.deleteDistrict(districtId).catch((error: unknown) => {
      failure = describeProblem(error);
    });
    const [first, ...more] = (await bench.findDamage()).slice(damage);
    if (first) return [first, ...more].join('; ');
  }
  return (await bench.listOwn()).length > 0 ? failure : '';
}
