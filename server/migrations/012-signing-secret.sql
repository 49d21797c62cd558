-- A mark of the secret with which the server that started last signs (server/shared-database.ts), by which servers on
-- one database notice that their secrets differ. A keyed hash: it does not tell the secret.
create table signing_secret (
  only_row boolean primary key default true check (only_row),
  mark text not null,
  started_at timestamptz not null default now()
);
