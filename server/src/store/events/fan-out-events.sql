-- Queues new events of one developer's log for each endpoint that subscribes to them, and moves the position.
-- The follower's row is locked only for this short transaction, so no lease is needed: a worker that dies
-- leaves the position unchanged. `max_events` counts one event for one endpoint, since developers with many
-- endpoints would otherwise hold up the others. Returns the number of events read.
CREATE OR REPLACE FUNCTION fan_out_events(developer text, max_events integer, due timestamptz)
RETURNS integer LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  follower webhook_followers;
  settled bigint;
  batch_events integer;
  last_event record;
BEGIN
  SELECT * INTO follower FROM webhook_followers WHERE developer_id = developer FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;
  SELECT greatest(1, max_events / greatest(1, count(*))) INTO batch_events FROM webhook_endpoints w
  WHERE w.developer_id = developer AND w.enabled AND w.deleted_at IS NULL;
  -- Read before the events: everything below it is visible to the statements that follow.
  settled := settled_position();

  SELECT batch.position, batch.id, batch.n INTO last_event FROM (
    SELECT e.position, e.id, row_number() OVER (ORDER BY e.position, e.id) AS n FROM events e
    WHERE e.developer_id = developer AND (e.position, e.id) > (follower.position, follower.event_id)
      AND e.position < settled
    ORDER BY e.position, e.id LIMIT batch_events) batch
  ORDER BY batch.n DESC LIMIT 1;
  IF NOT FOUND THEN
    RETURN 0;
  END IF;

  INSERT INTO webhook_deliveries (developer_id, endpoint_id, event_id, stream_id, sequence, type,
    next_attempt_at, created_at)
  SELECT e.developer_id, w.id, e.id, e.stream_id, e.sequence, e.type, due, due
  FROM events e
  JOIN webhook_endpoints w ON w.developer_id = e.developer_id
  WHERE e.developer_id = developer AND (e.position, e.id) > (follower.position, follower.event_id)
    AND (e.position, e.id) <= (last_event.position, last_event.id)
    AND w.enabled AND w.deleted_at IS NULL AND e.position >= w.from_position AND on_this_node()
    AND (w.event_types IS NULL OR e.type = ANY(w.event_types))
  ORDER BY w.id, e.position, e.id
  ON CONFLICT DO NOTHING;

  UPDATE webhook_followers SET position = last_event.position, event_id = last_event.id
  WHERE developer_id = developer;
  RETURN last_event.n;
END $$;
