-- What people say of findings. It goes with the comparison, and when retention ends.
create table decisions (
  analysis_id uuid not null references analyses (id) on delete cascade,
  finding_id text not null,
  -- Null: taken back.
  decision text check (decision in ('accepted', 'dismissed', 'asked')),
  reason text check (reason in ('same-thing', 'on-purpose', 'misread', 'unimportant', 'other')),
  text text,
  whom text,
  note text,
  -- A finding that counts; others are places to look at.
  sure boolean not null,
  revision integer not null,
  decided_at timestamptz not null default now(),
  primary key (analysis_id, finding_id)
);

alter table analyses
  -- Sure findings that are accepted or dismissed.
  add column decided integer not null default 0,
  -- What agrees, as the report tells it: a report with decisions is written anew.
  add column agreed_key text,
  -- Grows with every decision: a report that was written at this number still says what is decided.
  add column decisions_revision integer not null default 0,
  -- Reports with decisions: format, revision and storage key of each.
  add column decided_reports jsonb not null default '[]';
create index analyses_decided_reports on analyses using gin (decided_reports jsonb_path_ops) where decided_reports <> '[]';
