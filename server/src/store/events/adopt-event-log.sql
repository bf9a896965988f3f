-- On a database that was dumped and restored on another server, transaction numbers start again, and new
-- events would sort before old ones. Each start checks this and raises the base above all numbers given out
-- before. It does the same when the tables are on another Citus node than before, which `moved` states
-- explicitly. The number is read together with a row, so that it comes from the node that has the rows.
CREATE OR REPLACE FUNCTION adopt_event_log(moved boolean DEFAULT false) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  log record;
  now_on integer := log_node();
  highest bigint;
  new_base bigint;
BEGIN
  SELECT l.base, l.seen, l.node, pg_current_xact_id()::text::bigint AS here INTO log
  FROM event_log l FOR UPDATE;
  SELECT greatest(log.seen, max(given.position) - log.base) INTO highest FROM (
    SELECT position FROM webhook_followers UNION ALL SELECT from_position FROM webhook_endpoints
    UNION ALL SELECT position FROM mail_followers UNION ALL SELECT from_position FROM mail_log) given;
  IF log.here >= highest AND log.node IS NOT DISTINCT FROM now_on AND NOT moved THEN
    IF NOT EXISTS (
      SELECT 1 FROM pg_attrdef WHERE adrelid = 'events'::regclass
        AND pg_get_expr(adbin, adrelid) ~ 'too late|event_place')
    THEN
      PERFORM guard_event_log(log.base);
    END IF;
    UPDATE event_log SET seen = log.here;
    RETURN false;
  END IF;
  -- Transactions that reached the old node before a move are numbered there until they end.
  LOCK TABLE events IN ACCESS EXCLUSIVE MODE;
  SELECT greatest(max(position), log.base + highest) + 1 INTO new_base FROM events;
  PERFORM guard_event_log(new_base);
  DELETE FROM long_transactions;
  UPDATE event_log SET base = new_base, seen = log.here, node = now_on;
  RETURN true;
END $$;
