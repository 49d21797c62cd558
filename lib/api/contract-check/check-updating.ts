import { ApiError } from '@/lib/staff/failures';
import type { District } from '@/lib/staff/answers';
import { nameFor } from './check-adding';
import { checkRefusal, type Stranger } from './check-protection';
import { describeProblem } from './describe-problem';
import type { Report } from './finding';
import { reportDamage } from './report-damage';
import type { Workbench } from './workbench';

/** As many characters as the dashboard lets in (server/openapi.yaml, "Name"). */
const LONGEST_NAME = 100;

/** Checks who may rename, and renames and moves the subject. @returns whether it is safe to go on */
export async function checkUpdating(
  bench: Workbench,
  strangers: Stranger[],
  report: Report,
): Promise<boolean> {
  const subject = await findSubject(bench);
  for (const [index, { how, api }] of strangers.entries()) {
    const districtName = `${bench.marker} renamed by stranger ${index + 1}`;
    await checkRefusal(how, api.updateDistrict({ ...subject, districtName }), report, {
      hasHappened: async () => (await bench.listOwn()).some((one) => one.districtName === districtName),
      does: 'renames',
    });
  }
  const renamed = nameFor(bench, 'subject renamed');
  if (!(await change(bench, { districtName: renamed }, 'the list shows the new name.', report))) return false;
  await checkLongName(bench, report);
  if (bench.other === undefined)
    report('untried', 'a second state is needed to try a move from one to the other.');
  else return change(bench, { stateId: bench.other }, 'a district can be moved to another state.', report);
  return true;
}

/** Changes the subject, and nothing else. @returns whether nothing else changed */
async function change(
  bench: Workbench,
  changes: Partial<District>,
  sentence: string,
  report: Report,
): Promise<boolean> {
  const subject = await findSubject(bench);
  const wanted = { ...subject, ...changes };
  const own = await bench.listOwn();
  const failure = await bench.caller.api.updateDistrict(wanted).then(
    () => null,
    (error: unknown) => describeProblem(error),
  );
  if (failure) report('misfit', failure);
  const now = (await bench.listOwn()).find(({ districtId }) => districtId === subject.districtId);
  const isSo = now?.stateId === wanted.stateId && now.districtName === wanted.districtName;
  if (!isSo) report('misfit', `this is not so: ${sentence}`);
  else if (!failure) report('fits', sentence);
  const others = own.map((one) => (one.districtId === subject.districtId ? (now ?? one) : one));
  return reportDamage(bench, report, others);
}

async function checkLongName(bench: Workbench, report: Report): Promise<void> {
  const subject = await findSubject(bench);
  const districtName = `${subject.districtName} `.padEnd(LONGEST_NAME, 'x').slice(0, LONGEST_NAME);
  try {
    await bench.caller.api.updateDistrict({ ...subject, districtName });
    const now = (await bench.listOwn()).find(({ districtId }) => districtId === subject.districtId);
    if (now?.districtName === districtName) report('fits', `a name of ${LONGEST_NAME} characters is kept.`);
    else report('misfit', `a name of ${LONGEST_NAME} characters comes back changed: "${now?.districtName}".`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'status') return;
    report('tolerated', `a name of ${LONGEST_NAME} characters: ${describeProblem(error)}`);
  }
}

/** The district that is tried; the oldest, where a server has made copies. @throws Error when it is gone */
export async function findSubject(bench: Workbench): Promise<District> {
  const [subject] = (await bench.listOwn())
    .filter(({ districtName }) => /subject|renamed/.test(districtName.slice(bench.marker.length)))
    .toSorted((a, b) => a.districtId - b.districtId);
  if (!subject) throw new Error('the district that was added for the check is no longer in the list.');
  return subject;
}
