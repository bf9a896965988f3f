-- On Citus, returns the node that has all tables of the schema; null when nothing is distributed.
CREATE OR REPLACE FUNCTION log_node() RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  node integer;
BEGIN
  IF to_regclass('pg_catalog.pg_dist_placement') IS NOT NULL THEN
    SELECT p.groupid INTO node FROM pg_dist_shard s JOIN pg_dist_placement p USING (shardid)
    WHERE s.logicalrelid = 'event_log'::regclass;
  END IF;
  RETURN node;
END $$;

-- Returns the position of a new event on Citus. It is a transaction number of the node that computes it, and
-- only the node that has the events knows which of its transactions have ended: an event numbered by another
-- node might sort below events that were already read, and would never be seen. Such a write is refused with
-- the error of a standby, and the sender looks for the right node and sends it again.
CREATE OR REPLACE FUNCTION event_place(base bigint, node integer, patience interval) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- See guard_event_log(); a column default may not contain anything volatile.
  IF clock_timestamp() > now() + patience THEN
    RAISE EXCEPTION 'too late for an event: this transaction began at %', now();
  END IF;
  IF node IS DISTINCT FROM (SELECT groupid FROM pg_dist_local_group) THEN
    RAISE EXCEPTION 'events are written on another node' USING ERRCODE = 'read_only_sql_transaction';
  END IF;
  RETURN pg_current_xact_id()::text::bigint + base;
END $$;
