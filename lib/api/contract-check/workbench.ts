import type { District } from '@/lib/staff/answers';
import type { Caller } from './caller';
import { compareLists } from './compare-lists';

/** Where the writing checks work: at most two states, and nothing in them but the districts that they add themselves. */
export interface Workbench {
  caller: Caller;
  prefix: string;
  /** The state in which districts are added, and one to which they are moved, if there is another. */
  home: number;
  other: number | undefined;
  /** Begins the names of all districts that are ours. ASCII, so that a server that mangles letters leaves it alone. */
  marker: string;
  /** Everything that is in the two states now. */
  list: () => Promise<District[]>;
  /** Of that, what was not there before and bears the marker. Nothing else is ever changed or deleted. */
  listOwn: () => Promise<District[]>;
  /** What has been there before, and is different now, in sentences. */
  findDamage: () => Promise<string[]>;
}

export async function setUpWorkbench(
  caller: Caller,
  prefix: string,
  [home, other]: readonly [number, number | undefined],
  marker: string,
): Promise<Workbench> {
  const stateIds = other === undefined ? [home] : [home, other];
  const list = async (): Promise<District[]> => {
    const lists: District[] = [];
    for (const stateId of stateIds) lists.push(...(await caller.api.listDistricts(stateId)));
    return lists;
  };
  const before = await list();
  const isOld = ({ districtId }: District): boolean => before.some((one) => one.districtId === districtId);
  const isOwn = (district: District): boolean => !isOld(district) && district.districtName.startsWith(marker);
  return {
    caller,
    prefix,
    home,
    other,
    marker,
    list,
    listOwn: async () => (await list()).filter(isOwn),
    findDamage: async () =>
      compareLists(
        before,
        (await list()).filter((one) => !isOwn(one)),
      ),
  };
}
