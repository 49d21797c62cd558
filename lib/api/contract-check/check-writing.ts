import { checkDistricts } from './check-reading';
import type { Report } from './finding';
import { readField } from './read-field';
import { sendCall, type CallResult, type Target } from './send-call';

interface Session {
  target: Target;
  token: string;
  stateId: unknown;
}

/**
 * Adds a district with a name nobody else uses, renames it, deletes it, and after each looks whether the list shows
 * it. Whatever goes wrong in between, it tries to delete what it added, and says so when it could not.
 */
export async function checkWriting(
  session: Session,
  now: Date,
  reportOn: (call: string) => Report,
): Promise<void> {
  const { target, token, stateId } = session;
  const name = `Contract check ${now.toISOString()}, may be deleted`;
  const renamed = `${name} (renamed)`;
  const post = (call: string, body?: object) =>
    sendCall(target, 'POST', `${target.prefix}/District/${call}`, body ? { token, body } : { token });
  const addReport = reportOn('AddDistrict');
  let district: object | undefined;
  try {
    reportStatus(await post('AddDistrict', { stateId, districtName: name }), addReport);
    district = await findByName(session, [name]);
    reportShown(district !== undefined, 'the new district is in the list.', addReport);
    if (!district) return;
    const districtId = readField(district, 'districtId');

    const again = await post('AddDistrict', { stateId, districtName: name });
    if (again.status >= 400) addReport('fits', `the same name a second time is refused (${again.status}).`);
    else addReport('tolerated', 'the same name can be added twice; the staff area will show both.');

    const updateReport = reportOn('UpdateDistrict');
    reportStatus(await post('UpdateDistrict', { districtId, stateId, districtName: renamed }), updateReport);
    reportShown(
      (await findByName(session, [renamed])) !== undefined,
      'the list shows the new name.',
      updateReport,
    );

    const deleteReport = reportOn('DeleteDistrict');
    reportStatus(await post(`DeleteDistrict?Id=${String(districtId)}`), deleteReport);
    const left = (await listDistricts(session)).some((item) => readField(item, 'districtId') === districtId);
    reportShown(!left, 'the deleted district is no longer in the list.', deleteReport);
  } finally {
    await cleanUp(session, [name, renamed], reportOn('clean-up'));
  }
}

function reportStatus({ status }: CallResult, report: Report): void {
  if (status >= 200 && status < 300) report('fits', `answers ${status}.`);
  else report('misfit', `answers ${status}; expected 200 or 201.`);
}

function reportShown(shown: boolean, sentence: string, report: Report): void {
  report(shown ? 'fits' : 'misfit', shown ? sentence : `this is not so: ${sentence}`);
}

async function listDistricts({ target, token, stateId }: Session): Promise<object[]> {
  return (await checkDistricts(target, token, stateId, () => {})) ?? [];
}

async function findByName(session: Session, names: string[]): Promise<object | undefined> {
  const items = await listDistricts(session);
  return items.find((item) => names.includes(String(readField(item, 'districtName'))));
}

// Up to three: the district, and its double where the server takes a name twice.
async function cleanUp(session: Session, names: string[], report: Report): Promise<void> {
  const { target, token } = session;
  for (let tries = 0; tries < 3; tries += 1) {
    const left = await findByName(session, names).catch(() => undefined);
    if (!left) return;
    const id = String(readField(left, 'districtId'));
    await sendCall(target, 'POST', `${target.prefix}/District/DeleteDistrict?Id=${id}`, { token }).catch(
      () => undefined,
    );
  }
  if (await findByName(session, names).catch(() => undefined)) {
    report('misfit', `a district named "${names[0]}" could not be deleted again. Please delete it by hand.`);
  }
}
