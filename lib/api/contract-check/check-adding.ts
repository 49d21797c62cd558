import { ApiError } from '@/lib/staff/failures';
import { checkRefusal, type Stranger } from './check-protection';
import { describeProblem } from './describe-problem';
import type { Report } from './finding';
import { reportDamage } from './report-damage';
import type { Workbench } from './workbench';

/** Letters of two and three bytes, a combining sign, and what HTML would write in another way. */
const DIFFICULT = 'é जाँच & "ok"';
export const ROLES = ['before', 'subject', 'after'] as const;

/** Checks who may add, and adds the three districts of the check. @returns whether to go on */
export async function checkAdding(bench: Workbench, strangers: Stranger[], report: Report): Promise<boolean> {
  for (const [index, { how, api }] of strangers.entries()) {
    const count = (await bench.listOwn()).length;
    const districtName = `${bench.marker} stranger ${index + 1}`;
    await checkRefusal(how, api.addDistrict({ stateId: bench.home, districtName }), report, {
      hasHappened: async () => (await bench.listOwn()).length > count,
      does: 'adds',
    });
  }
  for (const role of ROLES) {
    if (!(await addOne(bench, role, report))) return false;
  }
  await checkSameName(bench, report);
  await checkGet(bench, report);
  return reportDamage(bench, report);
}

/** Adds one district and looks whether it is in the list once and as it was sent. @returns whether it is there */
async function addOne(bench: Workbench, role: string, report: Report): Promise<boolean> {
  const districtName = nameFor(bench, role);
  const failure = await bench.caller.api.addDistrict({ stateId: bench.home, districtName }).then(
    () => null,
    (error: unknown) => describeProblem(error),
  );
  if (failure) report('misfit', failure);
  const found = (await bench.listOwn()).filter((one) =>
    one.districtName.startsWith(`${bench.marker} ${role}`),
  );
  const [first] = found;
  if (!first || found.length > 1) report('misfit', 'this is not so: the new district is in the list once.');
  else if (first.districtName !== districtName)
    report('misfit', `the name comes back changed: sent "${districtName}", found "${first.districtName}".`);
  else if (!failure) report('fits', `the new district is in the list (${role}).`);
  return first !== undefined;
}

async function checkSameName(bench: Workbench, report: Report): Promise<void> {
  const districtName = nameFor(bench, 'subject');
  try {
    await bench.caller.api.addDistrict({ stateId: bench.home, districtName });
    report('tolerated', 'the same name can be added twice; the staff area will show both.');
  } catch (error) {
    const { status = 0, serverMessage } = error instanceof ApiError ? error.details : {};
    if (status >= 400 && status < 500 && serverMessage)
      report('fits', `the same name a second time is refused (${status}), with an errorMessage to show.`);
    else report('tolerated', `the same name a second time: ${describeProblem(error)} It should say why.`);
  }
}

async function checkGet(bench: Workbench, report: Report): Promise<void> {
  const count = (await bench.listOwn()).length;
  const params = { stateId: bench.home, districtName: `${bench.marker} by GET` };
  const path = `${bench.prefix}/District/AddDistrict`;
  await bench.caller.request.get(path, { bearer: true, params }).catch(() => undefined);
  if ((await bench.listOwn()).length > count)
    report('misfit', 'a GET adds a district. It must change nothing.');
  else report('fits', 'a GET adds nothing.');
}

export function nameFor({ marker }: Workbench, role: string): string {
  return `${marker} ${role} ${DIFFICULT}`;
}
