-- Looks at the transactions running on this server, and returns them for the next look. Only those found by
-- two looks in a row are recorded, so short transactions cost nothing. `apart` means that a transaction was
-- seen running without a lock on the log; not being seen proves nothing: it may be ending at this moment with
-- events that a reader does not see yet. A reader that began before this commits does not see the record
-- either.
CREATE OR REPLACE FUNCTION watch_event_log(previous bigint[]) RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
  running bigint[] := ARRAY(
    SELECT xid::text::bigint FROM pg_snapshot_xip(pg_current_snapshot()) AS xid);
  looked_at timestamptz := clock_timestamp();
  -- On Citus, locks cannot be read together with a table.
  long_ones jsonb;
BEGIN
  DELETE FROM long_transactions WHERE xid <> ALL (running) AND seen_at < looked_at;
  IF NOT running && previous THEN
    RETURN running;
  END IF;

  WITH locks AS MATERIALIZED (
    SELECT * FROM pg_locks WHERE granted AND locktype IN ('transactionid', 'relation'))
  SELECT jsonb_agg(jsonb_build_object('xid', long.xid,
    'elsewhere', coalesce(activity.datname <> current_database(), false),
    'apart', own.virtualtransaction IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM locks touched WHERE touched.virtualtransaction = own.virtualtransaction
        AND touched.mode <> 'AccessShareLock' AND touched.relation = 'events'::regclass
        AND touched.database = (SELECT oid FROM pg_database WHERE datname = current_database()))))
  INTO long_ones FROM unnest(running) AS long(xid)
  LEFT JOIN locks own ON own.locktype = 'transactionid' AND own.mode = 'ExclusiveLock'
    AND own.transactionid::text::bigint = long.xid % 4294967296
  LEFT JOIN pg_stat_activity activity ON activity.pid = own.pid
  WHERE long.xid = ANY (previous);

  INSERT INTO long_transactions (xid, since, seen_at, elsewhere, apart)
  SELECT f.xid, looked_at, looked_at, f.elsewhere, f.apart
  FROM jsonb_to_recordset(long_ones) AS f (xid bigint, elsewhere boolean, apart boolean)
  ON CONFLICT (xid) DO UPDATE SET seen_at = excluded.seen_at, elsewhere = excluded.elsewhere,
    apart = excluded.apart;
  RETURN running;
END $$;

-- A transaction that was still apart from the log after a minute never writes to it: guard_event_log()
-- ensures that. Records from another server, or from before all watchers stopped, do not count.
CREATE OR REPLACE FUNCTION is_bystander(
  since timestamptz, seen_at timestamptz, elsewhere boolean, apart boolean)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT seen_at > clock_timestamp() - interval '1 minute'
    AND (elsewhere OR (apart AND seen_at >= since + interval '1 minute'));
$$;

-- The position of an event is the number of its transaction, raised above all numbers given out on earlier
-- servers. A transaction that writes to the log half a minute after it began is refused: once it counts as a
-- bystander, its events would sort before events that were already read. (A failing cast raises the error; a
-- default cannot call a function that is replaced from time to time.)
CREATE OR REPLACE FUNCTION guard_event_log(new_base bigint, patience interval DEFAULT '30 seconds')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  now_on integer := log_node();
BEGIN
  IF now_on IS NOT NULL THEN
    EXECUTE format(
      'ALTER TABLE events ALTER COLUMN position SET DEFAULT event_place(%s, %s, %L::interval)',
      new_base, now_on, patience);
    RETURN;
  END IF;
  EXECUTE format(
    'ALTER TABLE events ALTER COLUMN position SET DEFAULT (pg_current_xact_id()::text::bigint + %s
       + CASE WHEN clock_timestamp() > now() + %L::interval
           THEN (''too late for an event: this transaction began at '' || now())::bigint ELSE 0 END)',
    new_base, patience);
END $$;
