-- The next of an account's past before an id, newest first, some hundreds to a text: a driver takes longer
-- over as many rows of columns than the points of all of them, and longer texts pile up in its memory.
-- The labels are the latest of those that have any. However little the statistics know of an account, it is
-- read along the index and never sorted: a plan that expects few rows would read all that is left each time.
-- Each is a line of fields and then its facts: as they are kept, behind a brace where they are part of the
-- detail, or nothing. Joined with ||, which takes half as long as concat().
CREATE OR REPLACE FUNCTION read_past(
  developer text, before_id text, after_id text, since timestamptz, most integer)
RETURNS TABLE (count integer, oldest text, told text, labels jsonb) LANGUAGE plpgsql STABLE
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
    SELECT count(*), min(p.id), string_agg(p.told, E'\n') INTO count, oldest, told
    FROM (
      SELECT a.id, a.id || ',' || a.bands || ',' || a.amount::text || ',' || a.currency || ','
        || a.score::text || ',' || a.flag || ';'
        || coalesce(a.facts, '{' || (a.detail -> 'facts')::text, '') AS told
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
