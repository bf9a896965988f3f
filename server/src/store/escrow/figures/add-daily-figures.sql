-- Adds new rows of a developer's logs to the daily figures: up to `most` rows of each log, and only if at
-- least `enough` are waiting, so that opening the dashboard of a quiet account writes nothing. Returns true
-- when it is worth calling again. Events are read below the settled position, before which nothing is ever
-- added. Assessments and verifications have no position; they are counted when they are an hour old, which is
-- longer than any commit takes and than clocks differ.
CREATE OR REPLACE FUNCTION add_daily_figures(
  developer text, since timestamptz, money_events text[], enough integer, most integer)
RETURNS boolean LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  mark daily_figure_marks;
  found_mark daily_figure_marks;
  settled bigint := settled_position();
  -- A day early: by then everything from before the window is in the log, whatever the order of ids and
  -- commits.
  earliest text := lpad(to_hex((extract(epoch FROM since - interval '1 day') * 1000)::bigint), 12, '0');
  latest text := lpad(to_hex((extract(epoch FROM now() - interval '1 hour') * 1000)::bigint), 12, '0');
  first_position bigint;
  last_event record;
  last_assessment record;
  last_verification record;
BEGIN
  -- Rows before the window are skipped, on the first call and after a long pause.
  SELECT e.position INTO first_position FROM events e
  WHERE e.developer_id = developer AND e.id < 'evt_' || earliest ORDER BY e.id DESC LIMIT 1;
  SELECT * INTO mark FROM daily_figure_marks m WHERE m.developer_id = developer;
  IF NOT FOUND OR mark.position < first_position OR mark.assessment_id < 'fra_' || earliest
    OR mark.verification_id < 'idv_' || earliest THEN
    INSERT INTO daily_figure_marks AS m (developer_id, position, event_id, assessment_id, verification_id)
    VALUES (developer, coalesce(first_position, 0), '', 'fra_' || earliest, 'idv_' || earliest)
    ON CONFLICT (developer_id) DO UPDATE SET
      position = greatest(m.position, excluded.position),
      event_id = CASE WHEN m.position < excluded.position THEN '' ELSE m.event_id END,
      assessment_id = greatest(m.assessment_id, excluded.assessment_id),
      verification_id = greatest(m.verification_id, excluded.verification_id)
    RETURNING * INTO mark;
  END IF;

  SELECT position, id, n INTO last_event FROM (
    SELECT e.position, e.id, row_number() OVER (ORDER BY e.position, e.id) AS n FROM events e
    WHERE e.developer_id = developer AND (e.position, e.id) > (mark.position, mark.event_id)
      AND e.position < settled
    ORDER BY e.position, e.id LIMIT most) batch ORDER BY n DESC LIMIT 1;
  SELECT id, n INTO last_assessment FROM (
    SELECT a.id, row_number() OVER (ORDER BY a.id) AS n FROM risk_assessments a
    WHERE a.developer_id = developer AND a.id > mark.assessment_id AND a.id < 'fra_' || latest
    ORDER BY a.id LIMIT most) batch ORDER BY n DESC LIMIT 1;
  SELECT id, n INTO last_verification FROM (
    SELECT v.id, row_number() OVER (ORDER BY v.id) AS n FROM identity_verifications v
    WHERE v.developer_id = developer AND v.id > mark.verification_id AND v.id < 'idv_' || latest
    ORDER BY v.id LIMIT most) batch ORDER BY n DESC LIMIT 1;
  IF coalesce(greatest(last_event.n, last_assessment.n, last_verification.n), 0) < enough THEN
    RETURN false;
  END IF;

  -- A concurrent call that holds the lock adds up the rows for both.
  SELECT * INTO found_mark FROM daily_figure_marks m WHERE m.developer_id = developer FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF found_mark IS DISTINCT FROM mark THEN
    RETURN true;
  END IF;

  INSERT INTO daily_figures AS f (developer_id, day, figure, label, amount)
  SELECT developer, (x.at AT TIME ZONE 'UTC')::date, x.figure, x.label, sum(x.amount) FROM (
    SELECT e.created_at AS at, e.type AS figure, a.currency AS label, (e.data->>'amount')::numeric AS amount
    FROM events e JOIN agreements a ON a.developer_id = e.developer_id AND a.id = e.stream_id
    WHERE e.developer_id = developer AND (e.position, e.id) > (mark.position, mark.event_id)
      AND (e.position, e.id) <= (last_event.position, last_event.id) AND e.type = ANY(money_events)
    UNION ALL
    SELECT created_at, 'assessment', flag, 1 FROM risk_assessments
    WHERE developer_id = developer AND id > mark.assessment_id AND id <= last_assessment.id
    UNION ALL
    SELECT created_at, 'verification', CASE WHEN verified THEN 'verified' ELSE 'failed' END, 1
    FROM identity_verifications
    WHERE developer_id = developer AND id > mark.verification_id AND id <= last_verification.id) x
  WHERE on_this_node() GROUP BY 2, 3, 4
  ON CONFLICT (developer_id, day, figure, label) DO UPDATE SET amount = f.amount + excluded.amount;

  UPDATE daily_figure_marks m SET
    position = coalesce(last_event.position, m.position), event_id = coalesce(last_event.id, m.event_id),
    assessment_id = coalesce(last_assessment.id, m.assessment_id),
    verification_id = coalesce(last_verification.id, m.verification_id)
  WHERE m.developer_id = developer;
  DELETE FROM daily_figures f WHERE f.developer_id = developer AND f.day < (since AT TIME ZONE 'UTC')::date;
  RETURN true;
END $$;
