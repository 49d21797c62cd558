-- *_key columns hold the name as it is compared: trimmed, one space between words, NFC, lower case
-- (server/request.ts). The database, not the program, ensures that names are unique.

create table app_user (
  id integer generated always as identity primary key,
  login_name text not null check (char_length(login_name) between 1 and 100),
  login_key text not null unique,
  full_name text not null check (char_length(full_name) between 1 and 100),
  role text not null check (char_length(role) between 1 and 50),
  password_hash text not null,
  -- Increased when the password changes, so that earlier tokens are refused.
  token_version integer not null default 1,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create table state (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  name_key text not null unique,
  kind text not null check (kind in ('State', 'Union Territory'))
);

create table district (
  id integer generated always as identity primary key,
  state_id integer not null references state (id) on delete restrict,
  name text not null check (char_length(name) between 1 and 100),
  name_key text not null,
  unique (state_id, name_key)
);
