alter table decisions
  -- Of a doubtful pair of passages: hash of their words, by which it is known again in the next comparison of them.
  add column pair text,
  -- As the finding has it; null where it was decided before this column was there.
  add column severity text check (severity in ('high', 'medium', 'low', 'info'));

alter table analyses
  -- Possible findings that are accepted, by severity: they count like sure ones.
  add column confirmed jsonb not null default '{}';
