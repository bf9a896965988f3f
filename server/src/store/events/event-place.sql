-- On Citus all tables of a schema lie on one node: this one, or null where nothing is distributed.
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

-- The place of a new event there. It is a number of the node that works it out, and only the node that has
-- the events can say which of its transactions have ended: one that came by another node might be numbered
-- below what was read already, and nobody would ever see it. Such a write is refused like that of a server
-- which has become a standby, and whoever sent it looks for the right one and sends it again.
CREATE OR REPLACE FUNCTION event_place(base bigint, node integer, patience interval) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- See guard_event_log(); a default there may hold nothing that is volatile.
  IF clock_timestamp() > now() + patience THEN
    RAISE EXCEPTION 'too late for an event: this transaction began at %', now();
  END IF;
  IF node IS DISTINCT FROM (SELECT groupid FROM pg_dist_local_group) THEN
    RAISE EXCEPTION 'events are written on another node' USING ERRCODE = 'read_only_sql_transaction';
  END IF;
  RETURN pg_current_xact_id()::text::bigint + base;
END $$;
