-- A keyed hash of the secret with which the server that started last signs (server/shared-database.ts): servers on one
-- database notice that their secrets differ, and it does not tell them. Only version 1.0 reads started_at.
create table signing_secret (
  only_row boolean primary key default true check (only_row),
  mark text not null,
  started_at timestamptz not null default now()
);
