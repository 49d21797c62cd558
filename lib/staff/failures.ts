import { fillIn } from '@/lib/text/text';
import type { Staff } from '@/lib/content/kinds/staff';
import { StorageError } from './session';

/** The four ways of calling (specification, section 7); only POST has messages of its own (section 8). */
export type Variant = 'get' | 'post' | 'put' | 'delete';

/**
 * What went wrong: the server answered with an error status; could not be reached; took too long; sent us elsewhere;
 * answered nothing, no JSON, other data than agreed, or too much; or the page that asked was left (`cancelled`).
 */
export type FailureKind = Exclude<keyof Staff['failures'], 'uncertain' | 'storage'> | 'cancelled';

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

export type FailureWords = Pick<Staff, 'catalogue' | 'failures'>;

/** What to tell the user: a message, and where the server gave one, its own sentence. */
export interface Failure {
  message: string;
  detail?: string;
}

/** The catalogue of specification, section 8, by status. */
const CATALOGUE: Record<number, keyof Staff['catalogue']> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  500: 'serverError',
  501: 'notImplemented',
};

/** The words for a failed call. Whatever is no failure of ours to name is reported to the console too. */
export function describeFailure(error: unknown, { catalogue, failures }: FailureWords): Failure {
  if (error instanceof StorageError) return { message: failures.storage };
  if (!(error instanceof ApiError) || error.kind === 'cancelled') {
    console.error(error);
    return { message: catalogue.other };
  }
  if (error.kind !== 'status') return { message: failures[error.kind] };
  const { status = 0, serverMessage } = error.details;
  if (status === 200 && serverMessage) return { message: serverMessage };
  // Only POST has these messages; deleting, although sent as POST, has not (section 8).
  if (error.variant !== 'post')
    return { message: fillIn(failures.status, { status }), detail: serverMessage };
  const named = CATALOGUE[status];
  if (named) return { message: catalogue[named], detail: serverMessage };
  // "Something went wrong" says nothing: a reason of the server comes first.
  return serverMessage ? { message: serverMessage, detail: catalogue.other } : { message: catalogue.other };
}
