import type { SignInParts } from './sign-in-options';
import { recordRepeated } from '../audit/record-event';
import type { ApiContext } from '../http/api-env';

/** About how long a full queue takes. */
const BUSY_SECONDS = 5;

/** 429: the attempts of this address or name are used up for now. */
export async function answerTooMany(
  context: ApiContext,
  options: SignInParts,
  waitMs: number,
): Promise<Response> {
  await recordRepeated(context, options, 'sign-in slowed down');
  const seconds = Math.ceil(waitMs / 1000);
  const wait = seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
  const errorMessage = `Too many failed attempts to sign in. Wait ${wait}, then try again.`;
  return context.json({ token: null, errorMessage }, 429, { 'Retry-After': String(seconds) });
}

/** 503: more sign-ins are waiting than the server can check soon. */
export function answerBusy(context: ApiContext): Response {
  const errorMessage = `Too many sign-ins at this moment. Wait ${count(BUSY_SECONDS, 'second')}, then try again.`;
  return context.json({ token: null, errorMessage }, 503, { 'Retry-After': String(BUSY_SECONDS) });
}

function count(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}
