-- Settles pending requests, each once and before it expires (or after, for EXPIRED), and returns their events
-- to be written. `n` is the number of the change that a row belongs to; only those in `of_changes` are
-- settled.
CREATE OR REPLACE FUNCTION settle_approvals(settled jsonb, of_changes integer[])
RETURNS jsonb LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  new_events jsonb;
BEGIN
  WITH ended AS (
    UPDATE approvals a SET state = x.state, decided_by = x.decided_by, decided_at = x.decided_at,
      reason = x.reason, event_head = x.event_head, mac = x.mac
    FROM jsonb_to_recordset(settled) AS x(
      n integer, developer_id text, id text, state text, decided_by jsonb, decided_at timestamptz,
      reason text, event_head text, mac text, event jsonb)
    WHERE x.n = ANY(of_changes) AND a.developer_id = x.developer_id AND a.id = x.id AND a.state = 'PENDING'
      AND (x.state = 'EXPIRED') = (x.decided_at >= a.expires_at)
    RETURNING x.n, x.event)
  SELECT coalesce(jsonb_agg(event || jsonb_build_object('n', n)), '[]') INTO new_events FROM ended;
  -- It was settled before: the change that depends on it must not happen as well.
  IF jsonb_array_length(new_events) <> (
    SELECT count(*) FROM jsonb_to_recordset(settled) AS x(n integer) WHERE x.n = ANY(of_changes)) THEN
    RAISE EXCEPTION 'an approval was settled before' USING ERRCODE = 'SU002';
  END IF;
  RETURN new_events;
END $$;
