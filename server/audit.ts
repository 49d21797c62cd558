import type { Database, Queryable } from './engines';
import { createRepeats, type Log } from './process';
import { makeAddressKey, type ApiContext } from './request';

/** What happened; the list is the contract with whoever reads the log or the table. */
export type AuditEvent =
  | `sign-in ${'succeeded' | 'refused' | 'slowed down'}`
  | 'signed out'
  | 'forged request refused'
  | `district ${'added' | 'changed' | 'deleted'}`
  | `user ${'added' | 'disabled' | 'enabled' | 'given a role' | 'given a password' | 'removed'}`;

interface AuditEntry {
  event: AuditEvent;
  /** Who did it; for a refused sign-in whose name was tried, when there is such a user. */
  user: { userId: number | null; loginName: string } | null;
  /** From where: an address, or `console` for a command on the server. */
  address: string;
  requestId: string | null;
  /** The account that was changed, by its number: the log has no names. */
  account?: number;
  /** What was changed; goes to the table only. */
  detail?: Record<string, unknown>;
}

/** Returns its result, and what of it is recorded. */
type Change<Result> = (
  inside: Queryable,
) => Promise<(Pick<AuditEntry, 'account' | 'detail'> & { result: Result }) | null>;

/** Makes a change and its row in one transaction, then writes the line. @returns `null` when nothing changed or was recorded */
export async function recordChange<Result>(
  { database, log }: { database: Database; log: Log },
  entry: AuditEntry,
  change: Change<Result>,
) {
  const changed = await database.transaction(async (inside) => {
    const made = await change(inside);
    if (made) await addRow(inside, { ...entry, ...made });
    return made;
  });
  if (!changed) return null;
  logEntry(log, { ...entry, ...changed });
  return changed.result;
}

export type Audit = ReturnType<typeof createAudit>;

/** Records what the calls of one API do. */
export function createAudit(parts: { database: Database; log: Log; now: () => Date }) {
  const { database, log, now } = parts;
  const repeats = createRepeats(now);
  const describe = (context: ApiContext, event: AuditEvent, user: AuditEntry['user']): AuditEntry => ({
    event,
    user,
    address: context.get('address'),
    requestId: context.get('requestId'),
  });
  return {
    /** Records something that changed no data, such as a refused sign-in: one row and one line. */
    async record(context: ApiContext, event: AuditEvent, user: AuditEntry['user']): Promise<void> {
      const entry = describe(context, event, user);
      await addRow(database, entry);
      logEntry(log, entry);
    },
    /** What a stranger can repeat at no cost: a line each time, for fail2ban; a row a minute for each address, or it fills the disk. */
    async recordRepeated(context: ApiContext, event: AuditEvent): Promise<void> {
      const entry = describe(context, event, null);
      logEntry(log, entry);
      const untold = repeats(`${event} ${makeAddressKey(entry.address)}`);
      if (untold !== undefined) await addRow(database, entry);
    },
    /** Makes a change for the user of the call, as `recordChange`. */
    recordChange: <Result>(context: ApiContext, event: AuditEvent, change: Change<Result>) =>
      recordChange(parts, describe(context, event, context.get('user')), change),
  };
}

async function addRow(database: Queryable, entry: AuditEntry): Promise<void> {
  const { event, user, address, requestId, detail } = entry;
  await database.query(
    `insert into audit_event (happened_at, event, user_id, user_name, address, request_id, detail)
     values (now(), $1, $2, $3, $4, $5, $6::jsonb)`,
    [event, user?.userId, user?.loginName, address, requestId, detail && JSON.stringify(detail)],
  );
}

/**
 * Writes the line. `event` and `address` come first and in this order, where server/fail2ban/ reads them. No name:
 * people type passwords into the field for it.
 */
function logEntry(log: Log, { event, user, address, requestId, account }: AuditEntry): void {
  log('info', { event, address, user: user?.userId ?? null, requestId, account });
}
