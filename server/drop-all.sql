-- Refuses while a server runs: a newer server would continue on the older tables, because it migrates only when it starts.
do $$
begin
  if exists (select from pg_stat_activity where datname = current_database() and application_name = 'school-staff-api')
  then
    raise exception 'A server still uses this database. Stop every server, then restore again.';
  end if;
end
$$;

-- Drops every table and routine of the schema except those of extensions. `pg_restore --clean` drops only what is in the
-- backup: a table added by a later version would remain, and that version's migration would then fail.
do $$
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
$$;
