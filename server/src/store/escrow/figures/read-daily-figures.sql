-- Returns the figures of each day since then: the stored sums up to the mark, plus newer rows. STABLE, so
-- that all parts see the snapshot of the calling statement. The mark is read first, because a plan that does
-- not know it would expect a third of the history after it.
CREATE OR REPLACE FUNCTION read_daily_figures(developer text, since timestamptz, money_events text[])
RETURNS TABLE (day date, figure text, label text, amount numeric) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_custom_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  mark daily_figure_marks;
BEGIN
  SELECT * INTO mark FROM daily_figure_marks m WHERE m.developer_id = developer;
  RETURN QUERY SELECT x.day, x.figure, x.label, sum(x.amount) FROM (
    SELECT f.day, f.figure, f.label, f.amount FROM daily_figures f WHERE f.developer_id = developer
    UNION ALL
    SELECT (e.created_at AT TIME ZONE 'UTC')::date, e.type, a.currency, (e.data->>'amount')::numeric
    FROM events e JOIN agreements a ON a.developer_id = developer AND a.id = e.stream_id
    WHERE e.developer_id = developer AND (e.position, e.id) > (mark.position, mark.event_id)
      AND e.type = ANY(money_events)
    UNION ALL
    SELECT (r.created_at AT TIME ZONE 'UTC')::date, 'assessment', r.flag, 1 FROM risk_assessments r
    WHERE r.developer_id = developer AND r.id > mark.assessment_id
    UNION ALL
    SELECT (v.created_at AT TIME ZONE 'UTC')::date, 'verification',
      CASE WHEN v.verified THEN 'verified' ELSE 'failed' END, 1 FROM identity_verifications v
    WHERE v.developer_id = developer AND v.id > mark.verification_id) x
  WHERE x.day >= (since AT TIME ZONE 'UTC')::date
  GROUP BY 1, 2, 3;
END $$;
