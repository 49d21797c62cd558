import type { MiddlewareHandler } from 'hono';
import type { Role } from '@/lib/staff/roles';
import { Refusal, type ApiEnv } from './request';

/**
 * Requires one of these roles. Use it after `requireSignIn`, which reads the account at each call: a new role counts at
 * once, whatever the token says.
 */
export function requireRole(...roles: readonly Role[]): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const { role } = context.get('user');
    if (!roles.some((each) => each === role.toLowerCase()))
      throw new Refusal(
        403,
        `This needs the role ${roles.join(' or ')}. Your account has the role ${role}. Ask the person who manages the accounts.`,
      );
    await next();
  };
}
