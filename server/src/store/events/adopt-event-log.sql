-- A database that was dumped and restored on another server meets transaction numbers that start again: new
-- events would sort before old ones. Each start looks, and raises the base above all that was given out
-- before. `moved` says so outright, for a move that the numbers cannot tell (shards that go to another node).
CREATE OR REPLACE FUNCTION adopt_event_log(moved boolean DEFAULT false) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  here bigint := pg_current_xact_id()::text::bigint;
  log event_log;
  highest bigint;
  new_base bigint;
BEGIN
  SELECT * INTO log FROM event_log FOR UPDATE;
  SELECT greatest(log.seen, max(given.position) - log.base) INTO highest FROM (
    SELECT position FROM webhook_followers UNION ALL SELECT from_position FROM webhook_endpoints
    UNION ALL SELECT position FROM mail_followers UNION ALL SELECT from_position FROM mail_log) given;
  IF here >= highest AND NOT moved THEN
    UPDATE event_log SET seen = here;
    RETURN false;
  END IF;
  SELECT greatest(max(position), log.base + highest) + 1 INTO new_base FROM events;
  EXECUTE format(
    'ALTER TABLE events ALTER COLUMN position SET DEFAULT (pg_current_xact_id()::text::bigint + %s)',
    new_base);
  UPDATE event_log SET base = new_base, seen = here;
  RETURN true;
END $$;
