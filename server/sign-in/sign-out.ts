import type { SignInParts } from './sign-in-options';
import { recordEvent } from '../audit/record-event';
import type { ApiContext } from '../http/api-env';
import { endForgeryCheck } from '../forgery/forgery-check';
import { endToken } from './ended-tokens';

/** POST /api/User/SignOut: ends the session of the token it comes with, and so of every copy. The body is not read. */
export function createSignOut(parts: SignInParts) {
  return async (context: ApiContext): Promise<Response> => {
    await endToken(parts.database, context.get('session'), parts.now());
    await recordEvent(context, parts, 'signed out', context.get('user'));
    endForgeryCheck(context);
    return context.json({ signedOut: true });
  };
}
