-- All that lies below this in a developer's log is there for good: nothing will be added in front of it. The
-- oldest transaction that runs decides, wherever on the server it runs. Once a hundred have begun after it,
-- it is worth a look at the locks whether those that run can write here at all: transactions in other
-- databases cannot, and hold nobody back. One in this database does; surety_queue_seconds tells of it.
CREATE OR REPLACE FUNCTION settled_position() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT base + CASE WHEN next - oldest < 100 THEN oldest ELSE coalesce((
      SELECT min(running::text::bigint) FROM pg_snapshot_xip(pg_current_snapshot()) AS running
      WHERE NOT EXISTS (
        SELECT 1 FROM pg_locks l JOIN pg_stat_activity s ON s.pid = l.pid
        WHERE l.locktype = 'transactionid' AND l.mode = 'ExclusiveLock'
          AND l.transactionid::text::bigint = running::text::bigint % 4294967296
          AND s.datname <> current_database())), next) END
  FROM event_log, LATERAL (
    SELECT pg_snapshot_xmin(now)::text::bigint AS oldest, pg_snapshot_xmax(now)::text::bigint AS next
    FROM pg_current_snapshot() AS now) snapshot;
$$;
