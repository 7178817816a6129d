create table analyses (
  id uuid primary key,
  user_id uuid not null,
  session_id uuid not null,
  status text not null check (status in ('queued', 'running', 'completed', 'failed')),
  document_ids uuid[] not null,
  -- Number of the queue's attempt that may write. Older ones have lost the job.
  attempt integer not null default 0,
  -- Grows with every change of `message`.
  seq bigint not null default 0,
  -- The last socket message: what a socket that connects now is told first.
  message jsonb not null,
  -- BCP 47, from the browser: paper size, dates and numbers of the report.
  locale text not null,
  report_key text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create unique index analyses_one_running on analyses (user_id, session_id) where status in ('queued', 'running');
create index analyses_of_session on analyses (user_id, session_id, created_at desc);
create index analyses_created_at on analyses (created_at);
