/** The four ways of calling (specification, section 7); only POST has messages of its own (section 8). */
export type Variant = 'get' | 'post' | 'put' | 'delete';

/**
 * What went wrong: the server answered with an error status; could not be reached; took too long; sent us elsewhere;
 * answered nothing, no JSON, other data than agreed, or too much; or the page that asked was left (`cancelled`).
 */
export type FailureKind =
  | 'status'
  | 'network'
  | 'timeout'
  | 'redirect'
  | 'empty'
  | 'notJson'
  | 'wrongShape'
  | 'tooLarge'
  | 'cancelled';

/** A call that did not end well; its words for the user come from the content, through `describeFailure`. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly kind: FailureKind,
    readonly variant: Variant,
    readonly details: { status?: number; serverMessage?: string; cause?: unknown } = {},
  ) {
    super(`${variant} failed: ${kind}${details.status ? ` ${details.status}` : ''}`, {
      cause: details.cause,
    });
  }
}

/** Whether the visitor has left the page, so that no message is needed. */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'cancelled';
}
