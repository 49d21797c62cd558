import { nameFor } from './check-adding';
import { checkRefusal, type Stranger } from './check-protection';
import { findSubject } from './check-updating';
import { describeProblem } from './describe-problem';
import type { Report } from './finding';
import { reportDamage } from './report-damage';
import type { Workbench } from './workbench';

/** Checks who may delete, and deletes the subject. @returns whether deleting removes nothing else */
export async function checkDeleting(
  bench: Workbench,
  strangers: Stranger[],
  report: Report,
): Promise<boolean> {
  await checkGet(bench, report);
  for (const { how, api } of strangers) {
    const { districtId } = await findOrAdd(bench);
    await checkRefusal(how, api.deleteDistrict(districtId), report, {
      hasHappened: () => isGone(bench, districtId),
      does: 'deletes',
    });
    if (!(await reportDamage(bench, report))) return false;
  }
  const { districtId } = await findOrAdd(bench);
  const own = await bench.listOwn();
  const failure = await bench.caller.api.deleteDistrict(districtId).then(
    () => null,
    (error: unknown) => describeProblem(error),
  );
  if (failure) report('misfit', failure);
  const gone = await isGone(bench, districtId);
  const sentence = 'the deleted district is no longer in the list.';
  if (!gone) report('misfit', `this is not so: ${sentence}`);
  else if (!failure) report('fits', sentence);
  return reportDamage(bench, report, gone ? own.filter((one) => one.districtId !== districtId) : own);
}

async function checkGet(bench: Workbench, report: Report): Promise<void> {
  const { districtId } = await findSubject(bench);
  const path = `${bench.prefix}/District/DeleteDistrict`;
  await bench.caller.request.get(path, { bearer: true, params: { Id: districtId } }).catch(() => undefined);
  if (await isGone(bench, districtId)) report('misfit', 'a GET deletes. It must change nothing.');
  else report('fits', 'a GET deletes nothing.');
}

async function isGone(bench: Workbench, districtId: number): Promise<boolean> {
  return (await bench.listOwn()).every((one) => one.districtId !== districtId);
}

/** The subject, or a new one where a call that should have been refused has deleted it. */
async function findOrAdd(bench: Workbench) {
  return findSubject(bench).catch(async () => {
    const districtName = nameFor(bench, 'subject again');
    await bench.caller.api.addDistrict({ stateId: bench.home, districtName });
    return findSubject(bench);
  });
}
