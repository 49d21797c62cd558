import { ApiError } from '@/lib/staff/failures';
import { createCaller, type Caller, type Target } from './caller';
import { describeProblem } from './describe-problem';
import type { Report } from './finding';

/** A way of calling that must be refused. */
export interface Stranger extends Caller {
  /** Such as `without a token`. */
  how: string;
}

/** Callers whom no call for signed-in users may serve: without a token, with a forged one, with an unsigned one. */
export function makeStrangers(target: Target, token: string | null): Stranger[] {
  const [header = 'e30', payload = 'e30'] = token?.split('.') ?? [];
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const tokens: [how: string, token: string | null][] = [
    ['without a token', null],
    // The same claims, still in time, with a signature of our own.
    ['with a forged token', `${header}.${payload}.${'A'.repeat(43)}`],
    // A server that believes such a token believes anybody (RFC 8725, section 2.1).
    ['with an unsigned token (alg: none)', `${unsigned}.${payload}.`],
  ];
  return tokens.map(([how, tried]) => ({ how, ...createCaller(target, tried) }));
}

/**
 * Checks that a stranger's call is refused.
 * @param call makes it
 * @param hasHappened whether the change was made despite the refusal, for a call that changes something
 * @param does what the call does, such as "adds"
 * @returns false when the stranger got in
 */
export async function checkRefusal(
  how: string,
  call: Promise<unknown>,
  report: Report,
  { hasHappened, does }: { hasHappened?: () => Promise<boolean>; does?: string } = {},
): Promise<boolean> {
  const status = await readRefusal(call);
  const happened = (await hasHappened?.()) ?? false;
  if (typeof status === 'string') report('misfit', `${how}: ${status}`);
  else if (status === 0) report('misfit', `${how} it is let in. It must answer 401.`);
  else if (happened) report('misfit', `${how} it answers ${status} but still ${does}.`);
  else if (status === 401) report('fits', `${how} it answers 401.`);
  else
    report('tolerated', `${how} it answers ${status} instead of 401; the staff area signs out on 401 only.`);
  return !happened && status !== 0;
}

/** The status of a refusal; 0 when there was none; a sentence when it was neither. */
async function readRefusal(call: Promise<unknown>): Promise<number | string> {
  try {
    await call;
    return 0;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'status') return error.details.status ?? 0;
    if (error.kind === 'empty' || error.kind === 'wrongShape' || error.kind === 'tooLarge') return 0;
    return describeProblem(error);
  }
}
