import { readErrorCode } from '../process/error-code';

/** The SQLSTATE codes (PostgreSQL manual, appendix A) that the API answers for. */
export const SQL_STATE = {
  foreignKeyViolation: '23503',
  /** What PostgreSQL 18 (and PGlite) says for "on delete restrict"; before 18 it was a foreign key violation. */
  restrictViolation: '23001',
  uniqueViolation: '23505',
} as const;

/** Whether an error is the database's refusal with one of these codes; `pg` and PGlite both put it in `code`. */
export function isSqlState(error: unknown, ...states: string[]): boolean {
  return states.includes(readErrorCode(error) ?? '');
}
