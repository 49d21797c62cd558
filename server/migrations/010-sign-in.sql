-- How many sign-ins an address or a name has left (server/limits.ts); `key` is a hash, `full_at` is in
-- milliseconds since 1970. Unlogged: counting must stay cheaper than an attack, and a crash may lose the counts.
create unlogged table sign_in_budget (
  key text primary key,
  full_at bigint not null
);

-- Where staff signed in. Only version 1.0, which may still run on this database during an upgrade, uses this table.
create table known_address (
  address text primary key,
  last_sign_in timestamptz not null
);

-- Tokens whose owner has signed out. A row may be deleted once its token would have expired.
create table ended_token (
  token_id text primary key,
  expires_at timestamptz not null
);

-- Has one row once the first account has been created, so that removing all accounts does not recreate it.
create table first_account (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null default now()
);
insert into first_account (only_row) select true where exists (select 1 from app_user);
