-- A comparison is kept, with its files, until retention ends, and can be stopped, named and deleted.
alter table analyses
  drop constraint analyses_status_check,
  add constraint analyses_status_check check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  add column name text not null default '',
  -- It compares the documents that come with the product.
  add column sample boolean not null default false,
  -- Id, name and bytes of what it compares, in the order of `document_ids`.
  add column files jsonb not null default '[]',
  -- Findings as JSON.
  add column result_key text,
  -- Files, report and names are gone; the row stays a while to say so.
  add column expired_at timestamptz;

update analyses set expired_at = finished_at
where finished_at is not null and report_key is null and not message ? 'documents';
update analyses set
  files = (
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'size', d.size) order by at.place), '[]')
    from unnest(document_ids) with ordinality as at (id, place) join documents d on d.id = at.id
  ),
  name = 'Comparison'
where expired_at is null;

-- The list of a person, the documents that are still needed, and the queue.
create index analyses_of_person on analyses (user_id, created_at desc) where expired_at is null;
create index analyses_keep_documents on analyses using gin (document_ids) where expired_at is null;
create index analyses_unfinished on analyses (turn, created_at) where status in ('queued', 'running');

-- A document that was removed from its upload list stays while a comparison needs it.
alter table documents
  drop constraint documents_user_id_session_id_name_key,
  add column removed_at timestamptz,
  -- Looked at when the bytes were in; null where that was not possible in time.
  add column pages integer,
  add column fault text check (fault in ('encrypted', 'damaged', 'no_pages')),
  add column sha256 text;
create unique index documents_listed on documents (user_id, session_id, name) where removed_at is null;
create index documents_of_person on documents (user_id);
create index documents_removed on documents (id) where removed_at is not null;

-- Where somebody is logged in, as the browser names itself; empty where it does not.
alter table sessions
  add column browser text not null default '',
  add column system text not null default '',
  add column last_used_at timestamptz not null default now();

-- Grows with every change of the comparisons of a person: a list that was read at this number is still right. It is looked
-- up with the session of each request, so an answer that is kept costs no query of its own.
create table comparison_revisions (
  user_id uuid primary key,
  revision bigint not null default 1
);
create function count_comparison_changes() returns trigger language plpgsql as $$ begin
  -- In one order, so that two of these never wait for each other.
  insert into comparison_revisions as kept (user_id) select distinct user_id from changed order by user_id
  on conflict (user_id) do update set revision = kept.revision + 1;
  return null;
end $$;
create trigger analyses_inserted after insert on analyses referencing new table as changed
  for each statement execute function count_comparison_changes();
create trigger analyses_updated after update on analyses referencing new table as changed
  for each statement execute function count_comparison_changes();
create trigger analyses_deleted after delete on analyses referencing old table as changed
  for each statement execute function count_comparison_changes();
insert into comparison_revisions (user_id) select distinct user_id from analyses;
