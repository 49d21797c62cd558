-- The school's campuses, each in a district. No call writes here yet: a school adds its own records here, and because
-- of them a district in use cannot be deleted ("on delete restrict").

create table school_branch (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  district_id integer not null references district (id) on delete restrict
);

create index school_branch_district on school_branch (district_id);
