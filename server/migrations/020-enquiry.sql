-- Adults' questions to the admission desk (server/enquiries.ts), without data of a child. A family can withdraw by the
-- reference; a row is deleted after keep_until, which the notice on the page promised.
create table enquiry (
  id integer generated always as identity primary key,
  reference text not null unique,
  -- A form that its page sends again, such as after an answer was lost, adds no row.
  once text not null unique,
  sent_at timestamptz not null default now(),
  keep_until timestamptz not null,
  name text not null check (char_length(name) between 1 and 100),
  telephone text not null check (telephone ~ '^\+[0-9]{7,15}$'),
  class_asked text not null check (char_length(class_asked) between 1 and 60),
  language text not null check (char_length(language) <= 40),
  message text not null check (char_length(message) <= 1000),
  -- Probably from a robot: listed separately.
  doubtful boolean not null,
  state text not null default 'new' check (state in ('new', 'called', 'visited', 'admitted', 'closed')),
  note text not null default '' check (char_length(note) <= 1000),
  -- When the office gets its mail, or gets it again after a failure; null if it has it, or mail is not set up.
  mail_at timestamptz,
  mail_tries integer not null default 0
);
create index enquiry_keep_until on enquiry (keep_until);
create index enquiry_mail_at on enquiry (mail_at) where mail_at is not null;
