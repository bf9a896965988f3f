-- The event log in an order that a reader can follow, and webhooks, which follow it.

-- Ids and times are made in the application before the commit, so a commit may become visible after a later id
-- was read: whoever pages by id would skip it for ever. `position` is the number of the transaction that wrote
-- the event, plus a base. Every transaction below pg_snapshot_xmin() has ended, so whatever lies below the
-- settled position is there for good and nothing will ever be added in front of it. Reading up to there, and no
-- further, costs nothing per event and waits only for transactions that are open at that moment. (One that stays
-- open for long, anywhere on the server, holds the log back; it loses nothing.) The changes of one agreement
-- follow each other, so their positions do too.
ALTER TABLE events ADD COLUMN position bigint NOT NULL DEFAULT (pg_current_xact_id()::text::bigint);
CREATE INDEX events_in_order ON events (developer_id, position, id);

CREATE TABLE event_log (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  base bigint NOT NULL,
  -- A transaction number that this server has reached, noted now and then.
  seen bigint NOT NULL
);
INSERT INTO event_log (base, seen) VALUES (0, pg_current_xact_id()::text::bigint);

CREATE FUNCTION settled_position() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint FROM event_log;
$$;

-- A database that was dumped and restored on another server meets transaction numbers that start again: new
-- events would sort before old ones. Each start looks, and raises the base above all that was given out before.
-- `moved` says so outright, for a move that the numbers cannot tell (shards that go to another node).
CREATE FUNCTION adopt_event_log(moved boolean DEFAULT false) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  here bigint := pg_current_xact_id()::text::bigint;
  log event_log;
  highest bigint;
  new_base bigint;
BEGIN
  SELECT * INTO log FROM event_log FOR UPDATE;
  SELECT greatest(log.seen, max(given.position) - log.base) INTO highest FROM (
    SELECT position FROM webhook_followers UNION ALL SELECT from_position FROM webhook_endpoints) given;
  IF here >= highest AND NOT moved THEN
    UPDATE event_log SET seen = here;
    RETURN false;
  END IF;
  SELECT greatest(max(position), log.base + highest) + 1 INTO new_base FROM events;
  EXECUTE format(
    'ALTER TABLE events ALTER COLUMN position SET DEFAULT (pg_current_xact_id()::text::bigint + %s)', new_base);
  UPDATE event_log SET base = new_base, seen = here;
  RETURN true;
END $$;

-- Where a developer wants to hear of events. The secret signs every delivery, so it is stored as it is; no view
-- selects it. `claim` and `leased_until` make a lane of each endpoint: one worker at a time delivers to it.
CREATE TABLE webhook_endpoints (
  developer_id text NOT NULL,
  id text NOT NULL,
  url text NOT NULL,
  description text,
  event_types text[],
  ordered boolean NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  disabled_reason text CHECK (disabled_reason IN ('by_request', 'gone', 'failing')),
  disabled_at timestamptz,
  failing_since timestamptz,
  secret text NOT NULL,
  previous_secret text,
  previous_secret_until timestamptz,
  claim text,
  leased_until timestamptz NOT NULL,
  -- The end of the log when it was created: what happened before is none of its business.
  from_position bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- Its deliveries go a bite at a time, and the row after them.
  deleted_at timestamptz,
  PRIMARY KEY (developer_id, id),
  CHECK (enabled = (disabled_at IS NULL))
) WITH (fillfactor = 70);

-- How far the log of a developer with endpoints was fanned out. Others have no row and cost nothing.
CREATE TABLE webhook_followers (
  developer_id text PRIMARY KEY,
  position bigint NOT NULL,
  event_id text NOT NULL
) WITH (fillfactor = 70);

-- One row per event and endpoint, which is both the queue and the log of what became of it. A replay puts the
-- same row back in the queue, so that the receiver sees the same webhook-id.
CREATE TABLE webhook_deliveries (
  developer_id text NOT NULL,
  endpoint_id text NOT NULL,
  event_id text NOT NULL,
  stream_id text NOT NULL,
  sequence integer NOT NULL,
  type text NOT NULL,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  last_attempt_at timestamptz,
  log jsonb NOT NULL DEFAULT '[]',
  replay_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, endpoint_id, event_id)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (developer_id, endpoint_id, next_attempt_at)
  WHERE status = 'PENDING';
CREATE INDEX webhook_deliveries_in_order ON webhook_deliveries (developer_id, endpoint_id, stream_id, sequence)
  WHERE status = 'PENDING';
-- Those that were given up are few, and what people look for.
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (developer_id, endpoint_id, event_id)
  WHERE status = 'FAILED';

-- Queues what is new in one developer's log for each endpoint that wants it, and moves on. The follower's row is
-- locked for this one short transaction, which is all the lease it takes: a worker that dies leaves the position
-- where it was. Returns how many events were read.
CREATE FUNCTION fan_out_events(developer text, max_events integer, due timestamptz)
RETURNS integer LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  follower webhook_followers;
  settled bigint;
  last_event record;
BEGIN
  SELECT * INTO follower FROM webhook_followers WHERE developer_id = developer FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  -- Asked before the events are read: all that lies below it is visible to the statements that follow.
  settled := settled_position();

  SELECT batch.position, batch.id, batch.n INTO last_event FROM (
    SELECT e.position, e.id, row_number() OVER (ORDER BY e.position, e.id) AS n FROM events e
    WHERE e.developer_id = developer AND (e.position, e.id) > (follower.position, follower.event_id)
      AND e.position < settled
    ORDER BY e.position, e.id LIMIT max_events) batch
  ORDER BY batch.n DESC LIMIT 1;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;

  INSERT INTO webhook_deliveries (developer_id, endpoint_id, event_id, stream_id, sequence, type, next_attempt_at,
    created_at)
  SELECT e.developer_id, w.id, e.id, e.stream_id, e.sequence, e.type, due, due
  FROM events e
  JOIN webhook_endpoints w ON w.developer_id = e.developer_id
  WHERE e.developer_id = developer AND (e.position, e.id) > (follower.position, follower.event_id)
    AND (e.position, e.id) <= (last_event.position, last_event.id)
    AND w.enabled AND w.deleted_at IS NULL AND e.position >= w.from_position
    AND (w.event_types IS NULL OR e.type = ANY(w.event_types))
  ORDER BY w.id, e.position, e.id
  ON CONFLICT DO NOTHING;

  UPDATE webhook_followers SET position = last_event.position, event_id = last_event.id
  WHERE developer_id = developer;
  RETURN last_event.n;
END $$;
