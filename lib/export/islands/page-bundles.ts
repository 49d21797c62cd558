import { bundleIslands } from './bundle-islands';
import { bundleStaff } from './bundle-staff';
import type { IslandBundle } from './bundle-options';
import { isStaffPage } from './staff-islands';

/**
 * Gives each page the script of its islands; pages with the same islands share it.
 * @param site the folder of the finished site, where the files are put
 */
export function createPageBundles(site: string): (islands: readonly string[]) => Promise<IslandBundle> {
  const known = new Map<string, Promise<IslandBundle>>();
  let staff: ReturnType<typeof bundleStaff> | undefined;
  const bundle = async (islands: readonly string[]): Promise<IslandBundle> => {
    if (!isStaffPage(islands)) return bundleIslands(islands, site);
    staff ??= bundleStaff(site);
    const [name = '', ...more] = islands;
    const found = (await staff).get(name);
    if (!found || more.length)
      throw new Error(`a page of the staff area is one island, not ${islands.join(', ')}`);
    return found;
  };
  return (islands) => {
    const key = islands.join(' ');
    const made = known.get(key) ?? bundle(islands);
    known.set(key, made);
    return made;
  };
}
