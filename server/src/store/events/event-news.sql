-- Returns developers with webhooks whose log has events that were not fanned out, and whether those can be
-- read yet. One row without a developer stands for no developer with webhooks at all.
CREATE OR REPLACE FUNCTION event_news(most integer) RETURNS TABLE (developer text, settled boolean)
LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_followers) THEN
    RETURN NEXT;
    RETURN;
  END IF;
  RETURN QUERY
  SELECT f.developer_id, next.position < (SELECT settled_position())
  FROM webhook_followers f CROSS JOIN LATERAL (
    SELECT e.position FROM events e
    WHERE e.developer_id = f.developer_id AND (e.position, e.id) > (f.position, f.event_id)
    ORDER BY e.position, e.id LIMIT 1) next
  ORDER BY next.position LIMIT most;
END $$;
