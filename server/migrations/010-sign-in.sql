-- How many sign-ins an address or a name has left (server/limits.ts); `key` is a hash, `full_at` are
-- milliseconds since 1970. Unlogged: counting must stay cheaper than the attack, and a crash may forget it.
create unlogged table sign_in_budget (
  key text primary key,
  full_at bigint not null
);

-- Where staff signed in. Only version 1.0 uses it, which may still run on this database during an upgrade.
create table known_address (
  address text primary key,
  last_sign_in timestamptz not null
);

-- Tokens whose owner has signed out; a row may go once the token has expired anyway.
create table ended_token (
  token_id text primary key,
  expires_at timestamptz not null
);

-- Has one row once the first account has been made, so that removing every account does not bring it back.
create table first_account (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null default now()
);
insert into first_account (only_row) select true where exists (select 1 from app_user);
