import type { Database, Queryable } from './engines';
import { createThrottle, type Log } from './process';
import { makeAddressKey, type ApiContext } from './request';

/** The names of events. Programs that read the log or the table rely on them. */
export type AuditEvent =
  | `sign-in ${'succeeded' | 'refused' | 'slowed down'}`
  | 'signed out'
  | 'forged request refused'
  | `enquiries ${'read' | 'exported' | 'expired'}`
  | `enquiry ${'changed' | 'deleted' | 'withdrawn'}`
  | `content ${'saved' | 'deleted' | 'put back'}`
  | 'picture added'
  | `publishing ${'started' | 'failed'}`
  | 'website published'
  | 'repository repaired'
  | `district ${'added' | 'changed' | 'deleted'}`
  | `user ${'added' | 'disabled' | 'enabled' | 'given a role' | 'given a password' | 'removed'}`;

interface AuditEntry {
  event: AuditEvent;
  /** For a refused sign-in: the user whose name was tried, if that user exists. */
  user: { userId: number | null; loginName: string } | null;
  /** `console` if the command was typed on the server. */
  address: string;
  requestId: string | null;
  /** The id of a changed account, for the log, which contains no names. */
  account?: number;
  /** Details that are written only to the table. */
  detail?: Record<string, unknown>;
}

type Change<Result> = (
  inside: Queryable,
) => Promise<(Pick<AuditEntry, 'account' | 'detail'> & { result: Result }) | null>;

/** Makes a change and its audit row in one transaction, then logs it. @returns `null` if nothing changed */
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
    /** Records an event that changes no data, such as a refused sign-in. */
    async record(context: ApiContext, event: AuditEvent, user: AuditEntry['user']): Promise<void> {
      const entry = describe(context, event, user);
      await addRow(database, entry);
      logEntry(log, entry);
    },
    /** Records an event that strangers can repeat: logs each one, but adds at most one row a minute per address. */
    async recordRepeated(context: ApiContext, event: AuditEvent): Promise<void> {
      const entry = describe(context, event, null);
      logEntry(log, entry);
      const isSuppressed = throttle(`${event} ${makeAddressKey(entry.address)}`) === undefined;
      if (!isSuppressed) await addRow(database, entry);
    },
    /** The last times that publishing ended, and who started it: the full name or, if the account is gone, the login
     * name. */
    async publishings(): Promise<{ at: string; by: string | null; failure?: string }[]> {
      const { rows } = await database.query<{ at: Date; by: string | null; failure: string | null }>(
        `select happened_at as at, coalesce(full_name, user_name) as by,
           case event when 'publishing failed' then coalesce(detail->>'sentence', $1) end as failure
         from audit_event left join app_user on app_user.id = user_id
         where event in ('website published', 'publishing failed') order by happened_at desc limit 20`,
        ['The website was not changed.'],
      );
      return rows.map(({ at, by, failure }) => ({
        at: new Date(at).toISOString(),
        by,
        ...(failure !== null && { failure }),
      }));
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

/** Logs an event, with `event` and `address` first for server/fail2ban/. Omits the name, which might be a password. */
function logEntry(log: Log, { event, user, address, requestId, account }: AuditEntry): void {
  log('info', { event, address, user: user?.userId ?? null, requestId, account });
}
