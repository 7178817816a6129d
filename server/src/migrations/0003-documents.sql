create table documents (
  id uuid primary key,
  user_id uuid not null,
  session_id uuid not null,
  name text not null,
  size bigint not null,
  storage_key text not null,
  uploaded_at timestamptz not null default now(),
  unique (user_id, session_id, name)
);
create index documents_uploaded_at on documents (uploaded_at);
