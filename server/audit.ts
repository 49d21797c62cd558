import type { Database, Queryable } from './engines';
import { createThrottle, type Log } from './process';
import { makeAddressKey, type ApiContext } from './request';

/** Part of the contract with readers of the log and the table. */
export type AuditEvent =
  | `sign-in ${'succeeded' | 'refused' | 'slowed down'}`
  | 'signed out'
  | 'forged request refused'
  | `enquiries ${'read' | 'exported' | 'expired'}`
  | `enquiry ${'changed' | 'deleted' | 'withdrawn'}`
  | `content ${'saved' | 'deleted' | 'put back'}`
  | 'picture added'
  | 'website published'
  | 'repository repaired'
  | `district ${'added' | 'changed' | 'deleted'}`
  | `user ${'added' | 'disabled' | 'enabled' | 'given a role' | 'given a password' | 'removed'}`;

interface AuditEntry {
  event: AuditEvent;
  /** For a refused sign-in, the existing user whose name was tried. */
  user: { userId: number | null; loginName: string } | null;
  /** `console` for a command on the server. */
  address: string;
  requestId: string | null;
  /** The id of a changed account: the log has no names. */
  account?: number;
  /** For the table only. */
  detail?: Record<string, unknown>;
}

type Change<Result> = (
  inside: Queryable,
) => Promise<(Pick<AuditEntry, 'account' | 'detail'> & { result: Result }) | null>;

/** Makes a change and its row in one transaction, then logs it. @returns `null` if nothing changed */
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

export function createAudit(parts: { database: Database; log: Log; now: () => Date }) {
  const { database, log, now } = parts;
  const throttle = createThrottle(now);
  const describe = (context: ApiContext, event: AuditEvent, user: AuditEntry['user']): AuditEntry => ({
    event,
    user,
    address: context.get('address'),
    requestId: context.get('requestId'),
  });
  return {
    /** Records an event that changed no data, such as a refused sign-in. */
    async record(context: ApiContext, event: AuditEvent, user: AuditEntry['user']): Promise<void> {
      const entry = describe(context, event, user);
      await addRow(database, entry);
      logEntry(log, entry);
    },
    /** For events that a stranger can repeat: logs each, for fail2ban, but adds only one row a minute per address. */
    async recordRepeated(context: ApiContext, event: AuditEvent): Promise<void> {
      const entry = describe(context, event, null);
      logEntry(log, entry);
      const isSuppressed = throttle(`${event} ${makeAddressKey(entry.address)}`) === undefined;
      if (!isSuppressed) await addRow(database, entry);
    },
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

/** `event` and `address` come first, for server/fail2ban/. Without the name: people type passwords into that field. */
function logEntry(log: Log, { event, user, address, requestId, account }: AuditEntry): void {
  log('info', { event, address, user: user?.userId ?? null, requestId, account });
}
