import type { Database, Queryable } from '../database/database';
import type { ApiContext } from '../http/api-env';
import { makeAddressKey, readClientAddress } from '../http/client-address';
import type { Log } from '../process/log';
import { addAuditRow, logAudit, type AuditEntry, type AuditEvent } from './audit';

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
