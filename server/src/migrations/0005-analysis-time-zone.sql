-- IANA name, from the browser: the clock that the report's times are told by.
alter table analyses add column time_zone text not null default 'UTC';
