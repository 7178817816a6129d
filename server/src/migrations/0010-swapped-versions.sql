alter table analyses
  -- The person says that versions of one paper come in the other order.
  add column swapped boolean not null default false;
