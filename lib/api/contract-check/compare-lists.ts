import type { District } from '@/lib/staff/answers';

/** How a list differs from what it should be, one sentence for each district. */
export function compareLists(expected: readonly District[], found: readonly District[]): string[] {
  const findIn = (list: readonly District[], { districtId }: District) =>
    list.find((one) => one.districtId === districtId);
  const differences = expected.flatMap((district) => {
    const now = findIn(found, district);
    if (!now) return [`"${district.districtName}" is gone`];
    if (now.districtName !== district.districtName)
      return [`"${district.districtName}" is now called "${now.districtName}"`];
    return now.stateId === district.stateId ? [] : [`"${district.districtName}" is in another state`];
  });
  const more = found.filter((district) => !findIn(expected, district));
  return [...differences, ...more.map(({ districtName }) => `"${districtName}" is new`)];
}
