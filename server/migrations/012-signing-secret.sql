-- A keyed hash of the signing secret of the server that started last (server/shared-database.ts), so that servers on
-- one database notice if their secrets differ. It does not reveal them. Only version 1.0 reads started_at.
create table signing_secret (
  only_row boolean primary key default true check (only_row),
  mark text not null,
  started_at timestamptz not null default now()
);
