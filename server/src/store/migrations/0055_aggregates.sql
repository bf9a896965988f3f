-- Assessments counted for rules with aggregates, by what they are counted by (a keyed hash of it). Only for
-- accounts with such rules, and only as long as the longest window.
CREATE TABLE risk_aggregate_events (
  developer_id text NOT NULL,
  key bytea NOT NULL,
  event text NOT NULL,
  at timestamptz NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  units double precision,
  -- Keyed hashes of what distinct counts, by its name in rules.
  members jsonb NOT NULL,
  PRIMARY KEY (developer_id, key, event)
);
CREATE INDEX risk_aggregate_events_by_time ON risk_aggregate_events (developer_id, key, at);
CREATE INDEX risk_aggregate_events_expired ON risk_aggregate_events (at);
