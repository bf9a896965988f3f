-- How far the time of a test environment is ahead of the service's (docs/test-clock.md). One that never moved
-- its clock has no row, and live environments cannot have one.
CREATE TABLE test_clocks (
  developer_id text PRIMARY KEY CHECK (starts_with(developer_id, 'dev_test_')),
  ahead interval NOT NULL CHECK (ahead >= interval '0')
);
