import type { Queryable, Database } from './engines';
import type { Log } from './process';
import { type ApiContext, makeAddressKey, readClientAddress } from './request';

/** What happened; the list is the contract with whoever reads the log or the table. */
export type AuditEvent =
  | 'sign-in succeeded'
  | 'sign-in refused'
  | 'sign-in slowed down'
  | 'signed out'
  | 'forged request refused'
  | 'district added'
  | 'district changed'
  | 'district deleted'
  | 'user added'
  | 'user disabled'
  | 'user enabled'
  | 'user given a role'
  | 'user given a password'
  | 'user removed';

export interface AuditEntry {
  event: AuditEvent;
  /** Who did it; for a refused sign-in whose name was tried, when there is such a user. */
  user: { userId: number; loginName: string } | { userId: null; loginName: string } | null;
  /** From where: an address, or `console` for a command on the server. */
  address: string;
  requestId: string | null;
  /** The account that was changed, by its number: the log has no names. */
  account?: number;
  /** What was changed; goes to the table only. */
  detail?: Record<string, unknown>;
}

/** Adds the row; give it the transaction of the change, so that neither is kept without the other. */
export async function addAuditRow(database: Queryable, entry: AuditEntry, now: Date): Promise<void> {
  const { event, user, address, requestId, detail } = entry;
  await database.query(
    `insert into audit_event (happened_at, event, user_id, user_name, address, request_id, detail)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
    [
      now.toISOString(),
      event,
      user?.userId ?? null,
      user?.loginName ?? null,
      address,
      requestId,
      detail ? JSON.stringify(detail) : null,
    ],
  );
}

/**
 * Writes the line. `event` and `address` come first and in this order: the filter for fail2ban in
 * `server/fail2ban/` reads them there. No name: people type passwords into the field for it.
 */
export function logAudit(log: Log, { event, user, address, requestId, account }: AuditEntry): void {
  log('info', { event, address, user: user?.userId ?? null, requestId, account });
}

/** What recording needs. */
export interface AuditParts {
  database: Database;
  log: Log;
  now: () => Date;
  trustedProxies: number;
  /** Whether something happens for the first time in this minute. */
  isFirstInMinute: (key: string) => boolean;
}

/** Records something that changed no data, such as a refused sign-in: one row and one line. */
export async function recordEvent(
  context: ApiContext,
  parts: AuditParts,
  event: AuditEvent,
  user: AuditEntry['user'],
): Promise<void> {
  const entry = describeEvent(context, parts, event, user);
  await addAuditRow(parts.database, entry, parts.now());
  logAudit(parts.log, entry);
}

/**
 * Records what a stranger can repeat at no cost: a line each time, for fail2ban, but only one row a minute for each
 * address, or an attack would fill the disk.
 */
export async function recordRepeated(
  context: ApiContext,
  parts: AuditParts,
  event: AuditEvent,
): Promise<void> {
  const entry = describeEvent(context, parts, event, null);
  logAudit(parts.log, entry);
  if (parts.isFirstInMinute(`${event} ${makeAddressKey(entry.address)}`)) {
    await addAuditRow(parts.database, entry, parts.now());
  }
}

/** Makes a change and its row in one transaction, then writes the line, and returns what the change returned. */
export async function recordChange<Result>(
  context: ApiContext,
  parts: AuditParts,
  event: AuditEvent,
  change: (inside: Queryable) => Promise<{ result: Result; detail: Record<string, unknown> }>,
): Promise<Result> {
  const entry = describeEvent(context, parts, event, context.get('user'));
  const result = await parts.database.transaction(async (inside) => {
    const changed = await change(inside);
    await addAuditRow(inside, { ...entry, detail: changed.detail }, parts.now());
    return changed.result;
  });
  logAudit(parts.log, entry);
  return result;
}

function describeEvent(
  context: ApiContext,
  { trustedProxies }: AuditParts,
  event: AuditEvent,
  user: AuditEntry['user'],
): AuditEntry {
  return {
    event,
    user,
    address: readClientAddress(context, trustedProxies),
    requestId: context.get('requestId'),
  };
}
