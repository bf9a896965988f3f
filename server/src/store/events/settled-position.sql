-- Everything below this position in a developer's log is final: nothing will be added before it. It is set by
-- the oldest running transaction anywhere on the server, unless that is known to be a bystander
-- (watch-event-log.sql). Once a hundred have begun after it, the locks are checked for whether running
-- transactions can write here at all: those in other databases cannot, and hold nothing back. On Citus only
-- the node that has the events can tell, and locks cannot be read together with a table.
--
-- The position can fall back for a moment: a transaction in another database that ends between the snapshot
-- and the reading of locks counts once more, as does a bystander not seen for a minute. Readers continue from
-- their own positions and find nothing new until then. Only a reader that starts at it in that moment, such
-- as a new webhook, starts earlier and gets the events since that transaction began.
CREATE OR REPLACE FUNCTION settled_position() RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  log record;
  bystanders bigint[] := ARRAY(
    SELECT xid FROM long_transactions WHERE is_bystander(since, seen_at, elsewhere, apart));
BEGIN
  SELECT l.base, l.node INTO log FROM event_log l;
  IF log.node IS NOT NULL THEN
    IF log.node <> (SELECT groupid FROM pg_dist_local_group) OR log.node IS DISTINCT FROM log_node() THEN
      RAISE EXCEPTION 'events are read on another node' USING ERRCODE = 'read_only_sql_transaction';
    END IF;
  END IF;
  RETURN (
    SELECT log.base + CASE WHEN next - oldest < 100 AND bystanders = '{}' THEN oldest ELSE coalesce((
        SELECT min(running::text::bigint) FROM pg_snapshot_xip(pg_current_snapshot()) AS running
        WHERE running::text::bigint <> ALL(bystanders) AND (next - oldest < 100 OR NOT EXISTS (
          SELECT 1 FROM pg_locks l JOIN pg_stat_activity s ON s.pid = l.pid
          WHERE l.locktype = 'transactionid' AND l.mode = 'ExclusiveLock'
            AND l.transactionid::text::bigint = running::text::bigint % 4294967296
            AND s.datname <> current_database()))), next) END
    FROM (
      SELECT pg_snapshot_xmin(now)::text::bigint AS oldest, pg_snapshot_xmax(now)::text::bigint AS next
      FROM pg_current_snapshot() AS now) snapshot);
END $$;
