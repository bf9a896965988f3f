-- The functions that living SQL has made here: one row a file, with what the file came to and what it made.
-- Whatever version changed any of them last is in all the rows.
CREATE TABLE living_sql (
  name text PRIMARY KEY,
  sha256 text NOT NULL,
  functions text[] NOT NULL,
  version text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);

-- Functions used to be made by migrations. Those that are here stand as made by a file that is gone, so that
-- the ones which no file makes again are dropped like any other.
INSERT INTO living_sql (name, sha256, functions, version)
SELECT 'migrations', '', array_agg(oid::regprocedure::text), '0.1.0'
FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND proname IN (
  'load_agreements', 'commit_changes', 'create_agreements', 'write_side_effects',
  'risk_current', 'risk_previous', 'risk_touch', 'risk_store',
  'settled_position', 'adopt_event_log', 'fan_out_events')
HAVING count(*) > 0;
