import type { Queryable } from '../database/database';
import type { Log } from '../process/log';

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
