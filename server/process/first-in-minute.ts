/**
 * A test for whether something happens for the first time in this minute: what repeats by the thousand, an attack or
 * an outage, is then told once. Keeps only the keys of one minute.
 */
export function createFirstInMinute(now: () => Date): (key: string) => boolean {
  let minute = 0;
  const seen = new Set<string>();
  return (key) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) seen.clear();
    minute = current;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}
