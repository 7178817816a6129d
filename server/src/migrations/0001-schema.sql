-- The queue keeps its tables in a schema of its own (`queue`), which it creates itself.
comment on schema public is 'Discrepancy Checker';
