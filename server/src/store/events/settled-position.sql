-- All that lies below this in a developer's log is there for good: nothing will be added in front of it. The
-- oldest transaction that runs decides, wherever on the server it runs, unless it is known to be a bystander
-- (watch-event-log.sql). Once a hundred have begun after it, it is worth a look at the locks whether those
-- that run can write here at all: transactions in other databases cannot, and hold nobody back. On Citus only
-- the node that has the events can tell, and locks cannot be looked at along with a table.
-- It can fall back for a moment: one in another database that ends between the snapshot and the look at the
-- locks counts once more, as does a bystander of which nothing was heard for a minute. Readers go on from
-- their own places and find nothing new until then. Only whoever begins at it just then, such as a new
-- webhook, begins earlier, and is told of what has happened since that one began.
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
