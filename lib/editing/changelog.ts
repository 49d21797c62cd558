/** The heading under which changes wait for a release. */
const WAITING = '## Not released yet';

/** For `toSorted`: `1.9.0` comes before `1.10.0`. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (const place of [0, 1, 2]) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0);
    if (difference) return difference;
  }
  return 0;
}

/** What CHANGELOG.md says of the versions after `before`, up to `after`. */
export function sectionsBetween(text: string, before: string, after: string): string {
  return text
    .split(/^(?=## )/m)
    .filter((section) => {
      const [, version] = /^## (\d+\.\d+\.\d+)/.exec(section) ?? [];
      return (
        version !== undefined && compareVersions(version, before) > 0 && compareVersions(version, after) <= 0
      );
    })
    .join('');
}

/**
 * The list of changes with what waits released as `version`.
 * @param day `YYYY-MM-DD`
 * @throws Error when nothing waits
 */
export function releaseChanges(text: string, version: string, day: string): string {
  const [, waiting = ''] = new RegExp(`^${WAITING}\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(text) ?? [];
  if (!/^- /m.test(waiting))
    throw new Error(
      `CHANGELOG.md lists no change under "${WAITING.slice(3)}". Say what this release changes, and for whom.`,
    );
  return text.replace(WAITING, () => `${WAITING}\n\n## ${version} (${day})`);
}
