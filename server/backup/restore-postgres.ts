import { readPostgresEnvironment } from './postgres-address';
import { startPostgresProgram } from './run-postgres-program';

/**
 * Drops every table and routine of the schema, but for those of extensions: `pg_restore --clean` knows only what is in
 * the backup, and a table that a later version has added would keep that version from being installed again.
 */
const DROP_ALL = `do $$
declare
  one record;
begin
  for one in
    select format('drop table if exists %s cascade', oid::regclass) as command
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists
      (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc
    where pronamespace = 'public'::regnamespace and not exists
      (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  loop
    execute one.command;
  end loop;
end
$$;`;

/**
 * Makes the schema `public` of a PostgreSQL database what a backup says, in one transaction.
 * @throws a sentence, with everything as it was
 */
export async function restorePostgres(file: string, databaseUrl: string): Promise<void> {
  const environment = readPostgresEnvironment(databaseUrl);
  const dump = startPostgresProgram('pg_restore', ['--clean', '--if-exists', '--no-owner', '--file=-', file]);
  const quiet = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
  const psql = startPostgresProgram('psql', [...quiet, '--file=-'], environment);
  // When psql has ended the pipe breaks; why, psql says itself.
  psql.input.on('error', () => dump.output.destroy());
  psql.input.write(`begin;\n${DROP_ALL}\n`);
  dump.output.pipe(psql.input, { end: false });
  const whole = dump.done.then(
    // Only what was read to its end is kept: without this line the end of the script undoes it all.
    () => psql.input.end('commit;\n'),
    (error: unknown) => {
      psql.input.end();
      throw error;
    },
  );
  const [restored, read] = await Promise.allSettled([psql.done, whole]);
  if (restored.status === 'rejected') throw restored.reason;
  if (read.status === 'rejected') throw read.reason;
}
