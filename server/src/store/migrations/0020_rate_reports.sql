-- What each process of an installation has let through lately, so that a limit holds across all of them. A row
-- is overwritten about once a second while its process has callers, and deleted a minute after it has none.
-- `taken` counts up under names that are hashes: whose address or account it was is nobody's business here.
CREATE TABLE rate_reports (
  node text PRIMARY KEY,
  started_at timestamptz NOT NULL,
  at timestamptz NOT NULL,
  taken jsonb NOT NULL
);
