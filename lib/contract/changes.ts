import { checkChange, readDistricts, type District } from '@/lib/staff/answers';
import type { Report, Runner } from './runner';
import { judgeRefusal, strangersOf } from './signing-in';

/** Letters of two and three bytes, a combining sign, and what HTML would write in another way. */
const DIFFICULT = 'é जाँच & "ok"';
/** As many characters as the dashboard lets in (server/openapi.yaml, "Name"). */
const LONGEST_NAME = 100;

const CHANGES = [
  { change: 'Add', does: 'adds a district', check: checkAdding },
  { change: 'Update', does: 'renames', check: checkUpdating },
  { change: 'Delete', does: 'deletes', check: checkDeleting },
] as const;
type Change = (typeof CHANGES)[number]['change'];
type InState = Pick<District, 'stateId'>;
type Bench = Awaited<ReturnType<typeof openBench>>;

/**
 * Adds three districts of its own, and tries to rename, move and delete the one in the middle; the other two, and all
 * that was there before, must stay as they are. As soon as something is not as it should be, nothing more is tried.
 * Whatever goes wrong, its own districts are deleted, or named when that does not succeed.
 * @param states where districts are added, and where they are moved, if there is another state
 */
export async function checkChanges(runner: Runner, token: string, states: InState[]): Promise<void> {
  const { attempt, changePath } = runner;
  const bench = await attempt(`POST ${changePath('Add')}`, () => openBench(runner, token, states));
  if (!bench) return;
  let isSafe = true;
  for (const { change, does, check } of CHANGES)
    await attempt(`POST ${changePath(change)}`, async (report) => {
      if (!isSafe) return report.untried('not tried after what was found before.');
      isSafe = false;
      for (const [how, by] of [...strangersOf(token), ['by GET', token] as const]) {
        const { districtName } = bench.draft(`renamed ${how}`);
        const renamed = change === 'Update' ? { districtName } : {};
        const district = change === 'Add' ? bench.draft(how) : { ...(await bench.findSubject()), ...renamed };
        const { answer, hasChanged } = await bench.tryChange(change, district, by, how === 'by GET');
        if (how !== 'by GET') judgeRefusal(how, answer, report, hasChanged ? does : undefined);
        else if (hasChanged) report.misfit(`a GET ${does}. It must change nothing.`);
        else report.fits(`a GET ${does} nothing.`);
      }
      await check(bench, report);
      isSafe = true;
    });
  const left = await cleanUp(bench);
  if (left) runner.findings.push({ verdict: 'misfit', call: 'clean-up', text: left });
}

async function checkAdding({ draft, make, tryChange }: Bench, report: Report): Promise<void> {
  for (const role of ['before', 'subject', 'after'])
    await make(report, 'Add', draft(role), 'the new district is in the list once, as it was sent');
  const { status, kind, problem, errorMessage } = (await tryChange('Add', draft('subject'))).answer;
  const sentence = `the same name a second time: ${problem} It should say why.`;
  if (!problem) report.tolerated('the same name can be added twice; the staff area will show both.');
  else if (kind === 'empty') report.misfit(sentence);
  else if (status < 400 || status >= 500 || !errorMessage) report.tolerated(sentence);
  else report.fits(`the same name a second time is refused (${status}), with an errorMessage to show.`);
}

async function checkUpdating({ draft, make, findSubject, other }: Bench, report: Report): Promise<void> {
  const { districtName } = draft('subject renamed');
  const long = `${districtName} `.padEnd(LONGEST_NAME, 'x').slice(0, LONGEST_NAME);
  const update = async (says: string, changes: Partial<District>, mayRefuse = false) =>
    make(report, 'Update', { ...(await findSubject()), ...changes }, says, mayRefuse);
  await update('the list shows the new name', { districtName });
  await update('a name of 100 characters is kept', { districtName: long }, true);
  if (other !== undefined) await update('a district can be moved to another state', { stateId: other });
  else report.untried('a second state is needed to try a move from one to the other.');
}

async function checkDeleting({ findSubject, make }: Bench, report: Report): Promise<void> {
  await make(report, 'Delete', await findSubject(), 'the deleted district is no longer in the list');
}

/** Deletes the districts of the check one by one, and stops as soon as anything else goes with one. */
async function cleanUp({ look, send, damagedBy, marker }: Bench): Promise<string | undefined> {
  let problem = '';
  try {
    if (damagedBy() === 'Delete')
      throw new Error('deleting removes other districts too, so it was not used again');
    const { own, damage } = await look();
    for (const district of own) {
      problem = (await send('Delete', district)).problem || problem;
      const more = (await look()).damage.slice(damage.length);
      if (more.length) throw new Error(more.join('; '));
    }
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  const left = (await look().catch(() => undefined))?.own;
  if (left?.length === 0) return undefined;
  const names = left?.map(({ districtName }) => `"${districtName}"`).join(', ') ?? 'the list cannot be read';
  return `districts whose names begin with "${marker}" could not be deleted again (${names}${problem && `; ${problem}`}). Please delete them by hand.`;
}

/** Where changes are tried, with nothing in it but what the check adds. @throws Error when there is no list */
async function openBench({ ask, changePath, districts, now }: Runner, token: string, states: InState[]) {
  // ASCII, so that a server that mangles letters leaves it alone.
  const marker = `Contract check ${now.toISOString()}`;
  const [home = 0, other] = states.map(({ stateId }) => stateId);
  const list = async (): Promise<District[]> => {
    const lists: District[] = [];
    for (const { stateId: StateId } of states) {
      const read = (json: unknown) => readDistricts(json, StateId);
      const { value, problem } = await ask(token, districts, { params: { StateId }, read });
      if (!value) throw new Error(problem);
      lists.push(...value);
    }
    return lists;
  };
  const before = await list();
  const isOwn = ({ districtId, districtName }: District): boolean =>
    districtName.startsWith(marker) && before.every((one) => one.districtId !== districtId);
  /** What was not there before and bears the marker, which alone is ever changed; and what else is different. */
  const look = async () => {
    const all = await list();
    const others = all.filter((one) => !isOwn(one));
    return { own: all.filter(isOwn), damage: compareLists(before, others) };
  };
  const send = (change: Change, district: District, by: string | null = token, isGet = false) => {
    const { districtId, ...fields } = district;
    const Id = { Id: districtId };
    const sent = { Add: fields, Update: { districtId, ...fields }, Delete: Id }[change];
    const posted = change === 'Delete' ? { params: Id, body: '' as const } : { body: sent };
    const read = (json: unknown): unknown => checkChange(json, 'post');
    return ask(by, changePath(change), isGet ? { params: sent } : { ...posted, read });
  };
  const draft = (role: string) => ({
    districtId: 0,
    stateId: home,
    districtName: `${marker} ${role} ${DIFFICULT}`,
  });
  let damagedBy: Change | undefined;

  /** The district that is tried: the oldest, where a server has made copies. */
  const findSubject = async (): Promise<District> => {
    const [subject] = (await look()).own
      .filter(({ districtName }) => /subject|renamed/.test(districtName.slice(marker.length)))
      .toSorted((a, b) => a.districtId - b.districtId);
    if (!subject) throw new Error('the district that was added for the check is no longer in the list.');
    return subject;
  };

  /** Makes one change, and compares all districts before and after. @throws Error when another one has changed */
  const tryChange = async (change: Change, district: District, by: string | null = token, isGet = false) => {
    // One that is added has no id yet, and may come back with other letters.
    const [stem = ''] = district.districtName.split(/[^ -~]/);
    const isIt = ({ districtId, districtName }: District): boolean =>
      district.districtId ? districtId === district.districtId : districtName.startsWith(stem);
    const was = await look();
    const answer = await send(change, district, by, isGet);
    const { own, damage } = await look();
    const others = (all: District[]) => all.filter((one) => !isIt(one));
    const more = [...damage, ...compareLists(others(was.own), others(own))];
    if (more.length > 0) {
      damagedBy = change;
      throw new Error(`it changed more than it should: ${more.join('; ')}.`);
    }
    return { answer, found: own.filter(isIt), hasChanged: JSON.stringify(was.own) !== JSON.stringify(own) };
  };

  /** Makes a change that must succeed. @param says what is so afterwards @throws Error where it is not */
  const make = async (report: Report, change: Change, wanted: District, says: string, mayRefuse = false) => {
    const { answer, found } = await tryChange(change, wanted);
    const { problem } = answer;
    if (problem && mayRefuse) return report.tolerated(`${says}: ${problem}`);
    if (problem) throw new Error(problem);
    const expected = change === 'Delete' ? [] : [wanted];
    const shown = (all: District[]) =>
      all.map((one) => `"${one.districtName}" in state ${one.stateId}`).join();
    if (shown(found) === shown(expected)) return report.fits(`${says}.`);
    throw new Error(`this is not so: ${says}. Found ${shown(found) || 'nothing'}.`);
  };

  return { marker, other, look, send, draft, findSubject, tryChange, make, damagedBy: () => damagedBy };
}

/** How a list differs from what it should be, a few words for each district. */
function compareLists(expected: readonly District[], found: readonly District[]): string[] {
  const textOf = ({ districtId, districtName, stateId }: District): string =>
    `"${districtName}" (district ${districtId}, state ${stateId})`;
  const [before, after] = [expected.map(textOf), found.map(textOf)];
  return [
    ...before.filter((text) => !after.includes(text)).map((text) => `${text} is gone`),
    ...after.filter((text) => !before.includes(text)).map((text) => `${text} is new`),
  ];
}
