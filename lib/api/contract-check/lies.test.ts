import type { Lie } from './testing/lie';
import { checkServer } from './testing/check-server';
import { createHonestServer, type TestServer } from './testing/honest-server';
import { LIES_ABOUT_ADDING } from './testing/lies-about-adding';
import { LIES_ABOUT_CHANGES } from './testing/lies-about-changes';
import { LIES_ABOUT_DELETING } from './testing/lies-about-deleting';
import { LIES_ABOUT_ORIGINS } from './testing/lies-about-origins';
import { LIES_ABOUT_READING } from './testing/lies-about-reading';
import { LIES_ABOUT_SIGNING_IN } from './testing/lies-about-signing-in';
import { LIES_ABOUT_UPDATING } from './testing/lies-about-updating';

const LIES = [
  ...LIES_ABOUT_SIGNING_IN,
  ...LIES_ABOUT_READING,
  ...LIES_ABOUT_CHANGES,
  ...LIES_ABOUT_ADDING,
  ...LIES_ABOUT_UPDATING,
  ...LIES_ABOUT_DELETING,
  ...LIES_ABOUT_ORIGINS,
];
const isOurs = ({ districtName }: { districtName: string }): boolean =>
  districtName.startsWith('Contract check');
const sortById = (districts: TestServer['districts']) =>
  districts.toSorted((a, b) => a.districtId - b.districtId);

async function check({ tell }: Lie) {
  const server = createHonestServer();
  const before = structuredClone(server.districts);
  tell(server);
  return { server, before, ...(await checkServer(server)) };
}

/** Each server is checked once, for both tests. */
const checked = new Map<Lie, Awaited<ReturnType<typeof check>>>();
async function checkOnce(lie: Lie) {
  const result = checked.get(lie) ?? (await check(lie));
  checked.set(lie, result);
  return result;
}

it.each(LIES)('a server that $name is caught', async (lie) => {
  const { misfits } = await checkOnce(lie);
  expect(misfits).toContainEqual(expect.stringContaining(lie.found));
});

it.each(LIES.filter(({ harms }) => !harms))(
  'a server that $name keeps what it had, and gets rid of what the check added, or is told',
  async (lie) => {
    const { server, before, misfits } = await checkOnce(lie);
    expect(sortById(server.districts).filter((district) => !isOurs(district))).toEqual(before);
    const isTold = misfits.some((text) => text.includes('could not be deleted again'));
    expect(isTold ? [] : server.districts.filter(isOurs)).toEqual([]);
  },
);
