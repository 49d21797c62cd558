/** The site cannot be finished; every reason in one sentence each, for whoever ran the build. */
export class ExportError extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'ExportError';
  }
}
