-- Which of several servers keeps the files of the website (server/content/keeper.ts). The others refuse to edit them.
create table content_keeper (
  only_row boolean primary key default true check (only_row),
  server text not null,
  until timestamptz not null
);
