-- Returns an account's assessments before an id, newest first, 250 to a text: a driver takes longer to read
-- them as columns than scoring them takes, and longer texts pile up in its memory. `labels` has the latest
-- label of each assessment that has one. Rows are read along the index and never sorted, however little the
-- statistics know of an account: a plan that expects few rows would read all the remaining ones each time.
-- Each line has fields and then the facts: as stored, after a brace if they are part of the detail, or
-- nothing. Joined with ||, which takes half as long as concat().
CREATE OR REPLACE FUNCTION read_past(
  developer text, before_id text, after_id text, since timestamptz, most integer)
RETURNS TABLE (count integer, oldest text, lines text, labels jsonb) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
DECLARE
  wanted CONSTANT integer := 250;
  missing integer := most;
BEGIN
  oldest := before_id;
  WHILE missing > 0 LOOP
    before_id := oldest;
    SELECT count(*), min(p.id), string_agg(p.lines, E'\n') INTO count, oldest, lines
    FROM (
      SELECT a.id, a.id || ',' || a.bands || ',' || a.amount::text || ',' || a.currency || ','
        || a.score::text || ',' || a.flag || ';'
        || coalesce(a.facts, '{' || (a.detail -> 'facts')::text, '') AS lines
      FROM risk_assessments a
      WHERE a.developer_id = developer AND a.id < before_id AND a.id > after_id AND a.created_at >= since
        AND NOT a.simulated
      ORDER BY a.id DESC LIMIT least(wanted, missing)) p;
    EXIT WHEN count = 0;
    SELECT jsonb_object_agg(l.assessment_id, l.outcome ORDER BY l.id) INTO labels FROM risk_labels l
    WHERE l.developer_id = developer AND l.assessment_id < before_id AND l.assessment_id >= oldest;
    RETURN NEXT;
    EXIT WHEN count < wanted;
    missing := missing - count;
  END LOOP;
END $$;
