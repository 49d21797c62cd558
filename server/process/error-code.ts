/** The `code` of an error of Node ("EEXIST") or of the database (an SQLSTATE such as "23505"), if it has one. */
export function readErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
