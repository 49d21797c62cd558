import type { District } from '@/lib/staff/answers';
import { compareLists } from './compare-lists';
import type { Report } from './finding';
import type { Workbench } from './workbench';

/**
 * Compares everything on the workbench, our own districts and those that were there before, with what should be there;
 * names all that is different, so that it can be put right by hand.
 * @param own what our own districts should be now; nothing to look at the others alone
 * @returns whether all is as it should be
 */
export async function reportDamage(bench: Workbench, report: Report, own?: District[]): Promise<boolean> {
  const differences = [
    ...(await bench.findDamage()),
    ...(own ? compareLists(own, await bench.listOwn()) : []),
  ];
  if (differences.length === 0) return true;
  report('misfit', `it changed more than it should: ${differences.join('; ')}.`);
  return false;
}
