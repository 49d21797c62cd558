import { readErrorCode } from '../process/error-code';

/** The SQLSTATE codes (PostgreSQL manual, appendix A) that the API answers for. */
export const SQL_STATE = { foreignKeyViolation: '23503', uniqueViolation: '23505' } as const;

/** Whether an error is the database's refusal with this code; `pg` and PGlite both put it in `code`. */
export function isSqlState(error: unknown, state: string): boolean {
  return readErrorCode(error) === state;
}
