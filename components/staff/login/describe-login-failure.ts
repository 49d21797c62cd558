import { ApiError, describeFailure, type Failure, type FailureWords } from '@/lib/staff/failures';

/**
 * Every failed call has the one message of specification, section 4, and below it the reason: the server's own
 * sentence (how long to wait after too many attempts), the message of the catalogue (section 8), or what happened on
 * the way.
 */
export function describeLoginFailure(error: unknown, failed: string, words: FailureWords): Failure {
  const { message } = describeFailure(error, words);
  // A refusal by the browser is not a failed call.
  if (!(error instanceof ApiError)) return { message };
  return { message: failed, detail: error.details.serverMessage ?? message };
}
