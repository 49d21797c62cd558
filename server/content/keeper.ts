import type { MiddlewareHandler } from 'hono';
import { refuse } from '@/lib/editing/forms/refusal';
import type { Person } from '@/lib/editing/forms/repository';
import type { Queryable } from '../engines';
import { repeat, type Log } from '../process';
import type { ApiEnv } from '../request';
import type { Editor } from './editor';

/** How long after renewing its lease a server holds the files. Afterwards, another server may take over. */
const LEASE = "interval '2 minutes'";
const RENEW_MS = 30_000;

/** Takes or renews the lease on the files of the website. @returns the name of the server that holds the lease */
export async function takeLease(database: Queryable, server: string): Promise<string> {
  const { rows } = await database.query<{ server: string }>(
    `insert into content_keeper as kept (server, until) values ($1, now() + ${LEASE})
     on conflict (only_row) do update set server = excluded.server, until = excluded.until
     where kept.server = excluded.server or kept.until < now()
     returning server`,
    [server],
  );
  if (rows[0]) return rows[0].server;
  const { rows: others } = await database.query<{ server: string }>('select server from content_keeper');
  return others[0]?.server ?? server;
}

/** @param isStaff only staff get the other server's name @throws EditorRefusal if another server holds the lease */
async function refuseElsewhere(database: Queryable, server: string, isStaff = true): Promise<void> {
  const keeper = await takeLease(database, server);
  if (keeper === server) return;
  const other = isStaff ? `: ${keeper}. Open that one.` : '.';
  throw refuse('elsewhere', `The website is edited on another server at the moment${other}`);
}

/** Lets only one server edit, because two, each with a copy of the files, would lose saves. */
export function requireFiles(database: Queryable, server: string): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    await refuseElsewhere(database, server, context.get('user') !== undefined);
    await next();
  };
}

/** Checks the lease again before each commit, and before pages are replaced: this server might have been suspended. */
export function guardSaves(editor: Editor, database: Queryable, server: string): Editor {
  const { repository, publishing } = editor;
  const ask = () => refuseElsewhere(database, server);
  const save: typeof repository.save = (...change) => ask().then(() => repository.save(...change));
  const repair: typeof repository.repair = (...wanted) => ask().then(() => repository.repair(...wanted));
  const start = (person: Person) => publishing.start(person, ask);
  return { ...editor, repository: { ...repository, save, repair }, publishing: { ...publishing, start } };
}

/** Renews the lease while this server runs. @returns a function that stops the renewal */
export function renewLease(database: Queryable, server: string, log: Log): () => Promise<void> {
  const renew = () => takeLease(database, server);
  const { begin, stop } = repeat(log, RENEW_MS, 'files of the website not kept', renew);
  begin();
  return stop;
}
