import { fillIn } from '@/lib/text/text';
import type { Staff } from '@/lib/content/kinds/staff';
import { StorageError } from '@/lib/session/token-storage';
import { ApiError } from './api-error';

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
  // Only POST has these messages; deleting, although sent as POST, has not (section 8).
  if (error.variant !== 'post')
    return { message: fillIn(failures.status, { status }), detail: serverMessage };
  const named = CATALOGUE[status];
  if (named) return { message: catalogue[named], detail: serverMessage };
  // "Something went wrong" says nothing: a reason of the server comes first.
  return serverMessage ? { message: serverMessage, detail: catalogue.other } : { message: catalogue.other };
}

/** Whether a change may have been made although its answer did not say so. */
export function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && error.kind !== 'status';
}
