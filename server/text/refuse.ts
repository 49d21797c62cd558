import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer other than success that the caller may read: what is wrong, and what to do about it. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** `throw refuse(409, '…')` ends a call with `{ "errorMessage": "…" }` and that status. */
export function refuse(
  status: ContentfulStatusCode,
  message: string,
  headers?: Record<string, string>,
): ApiError {
  return new ApiError(status, message, headers);
}
