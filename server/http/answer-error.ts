import type { Context } from 'hono';
import { readErrorCode } from '../process/error-code';
import { describesOutage } from '../process/describes-outage';
import type { Log } from '../process/log';
import { ApiError } from '../text/refuse';

/** Long enough for a database to start again. */
const OUTAGE_SECONDS = 30;

/**
 * Turns what a call threw into its answer. Anything but an `ApiError` is our own fault: it is logged in full and
 * the caller learns nothing of it but whether to wait: 503 for an outage of the database, else 500. (A database error can quote user input, so its `detail` is left out.)
 */
export function answerError(error: unknown, context: Context, log: Log): Response {
  if (error instanceof ApiError) {
    return context.json({ errorMessage: error.message }, error.status, error.headers);
  }
  log('error', { event: 'unexpected error', path: context.req.path, ...describeError(error) });
  const message = error instanceof Error ? error.message : String(error);
  if (describesOutage(readErrorCode(error), message)) {
    const errorMessage = `The server cannot use its database at the moment. Wait ${OUTAGE_SECONDS} seconds, then try again; if it stays so, tell the school office.`;
    return context.json({ errorMessage }, 503, { 'Retry-After': String(OUTAGE_SECONDS) });
  }
  return context.json(
    {
      errorMessage: 'Something went wrong on the server. Try again; if it stays so, tell the school office.',
    },
    500,
  );
}

function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { error: String(error) };
  const { message, code, stack } = error as { message?: unknown; code?: unknown; stack?: unknown };
  return { error: message, code, stack };
}
