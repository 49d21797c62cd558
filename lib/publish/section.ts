/** One part of the report before publishing. */
export interface Section {
  title: string;
  /** What stops the publication, one line each. */
  mend: readonly string[];
  /** Notes to look at, which do not stop publishing. */
  look: readonly string[];
}

/** Everything in one report; the last line says whether the site may be published. @param command that makes the report */
export function formatSections(sections: readonly Section[], command: string): string {
  const parts = sections.map(({ title, mend, look }) =>
    [
      `${mend.length ? '✗' : '✓'} ${title}${mend.length || look.length ? '' : ': in order'}`,
      ...listOf('To mend', mend),
      ...listOf('To look at; it does not stop you', look),
    ].join('\n'),
  );
  const open = sections
    .filter(({ mend }) => mend.length)
    .map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1));
  const last = open.length
    ? `Not ready to publish: mend ${open.join(', ')}. Then run ${command} again.`
    : 'Ready to publish.';
  return [...parts, last].join('\n\n');
}

function listOf(title: string, lines: readonly string[]): string[] {
  return lines.length ? [`  ${title}:`, ...lines.map((line) => `    ${line}`)] : [];
}
