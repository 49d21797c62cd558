-- Who did what, from where: rows are added and never changed (server/audit.ts).
create table audit_event (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  event text not null,
  -- Not a foreign key: the entry outlives the account.
  user_id integer,
  user_name text,
  address text,
  request_id text,
  detail jsonb
);

create index audit_event_happened_at on audit_event (happened_at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_event is append-only';
end
$$;

create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_audit_change();
create trigger audit_event_keep before truncate on audit_event
  for each statement execute function refuse_audit_change();
