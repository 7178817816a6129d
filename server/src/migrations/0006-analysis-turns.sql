-- The order in which waiting analyses are run: the lowest first. See `take-turn.ts`.
alter table analyses add column turn integer not null default 0;
create index analyses_reached_turn on analyses (turn desc) where started_at is not null;
