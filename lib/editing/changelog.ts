const WAITING = '## Not released yet';

/** Compares versions for sorting: `1.9.0` comes before `1.10.0`. */
export const compareVersions = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** The sections of CHANGELOG.md for versions after `before`, up to and including `after`. */
export const sectionsBetween = (text: string, before: string, after: string): string =>
  text
    .split(/^(?=## )/m)
    .filter((section) => {
      const [, version = before] = /^## (\d+\.\d+\.\d+)/.exec(section) ?? [];
      return compareVersions(version, before) > 0 && compareVersions(version, after) <= 0;
    })
    .join('');

/** Moves unreleased changes of CHANGELOG.md below `version`. @param day `YYYY-MM-DD` @throws Error if there are none */
export function releaseChanges(text: string, version: string, day: string): string {
  const [, waiting = ''] = new RegExp(`^${WAITING}\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(text) ?? [];
  const empty = `CHANGELOG.md lists no change under "${WAITING.slice(3)}". Say what this release changes, and for whom.`;
  if (!/^- /m.test(waiting)) throw new Error(empty);
  return text.replace(WAITING, () => `${WAITING}\n\n## ${version} (${day})`);
}
