import { ApiError, type FailureKind } from '@/lib/staff/failures';

type Words = (details: ApiError['details']) => string;

const WORDS = {
  status: ({ status, serverMessage }) => `answers ${status}${serverMessage ? ` (${serverMessage})` : ''}.`,
  network: ({ cause }) =>
    `cannot be reached${describeCause(cause)}. Check the address, and that the server runs.`,
  timeout: () => 'gives no answer within 15 seconds.',
  redirect: () => 'answers with a redirect, perhaps to a login page. It must answer itself.',
  empty: ({ status }) => `answers ${status} with nothing in it; the dashboard calls that an empty answer.`,
  notJson: ({ status }) => `answers ${status} with a page or other text. It must answer JSON.`,
  wrongShape: () => 'answers with data that the staff area cannot read.',
  tooLarge: () => 'answers more than 10 MB.',
  cancelled: () => 'was cancelled.',
} satisfies Record<FailureKind, Words>;

/** What went wrong with a call, for whoever looks after the server. */
export function describeProblem(error: unknown): string {
  if (error instanceof ApiError) return WORDS[error.kind](error.details);
  return error instanceof Error ? error.message : String(error);
}

/** Node's fetch hides the reason (`ECONNREFUSED`) one level down. */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  return cause.cause instanceof Error ? ` (${cause.cause.message})` : ` (${cause.message})`;
}
