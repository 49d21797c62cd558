import { LIES } from './testing/lies';
import { checkServer, createHonestServer, type District } from './testing/test-server';

const isOurs = ({ districtName }: District): boolean => districtName.startsWith('Contract check');
const sortById = (districts: District[]) => districts.toSorted((a, b) => a.districtId - b.districtId);

it.each(LIES)(
  'says "$found" of a server of which it is true, which keeps what it had',
  async ({ tell, found, harms }) => {
    const server = createHonestServer();
    const before = structuredClone(server.districts);
    tell(server);
    const { misfits } = await checkServer(server);
    expect(misfits).toContainEqual(expect.stringContaining(found));
    if (harms) return;
    // What the check added is gone too, or is named.
    expect(sortById(server.districts).filter((district) => !isOurs(district))).toEqual(before);
    const isTold = misfits.some((text) => text.includes('could not be deleted again'));
    expect(isTold ? [] : server.districts.filter(isOurs)).toEqual([]);
  },
);
