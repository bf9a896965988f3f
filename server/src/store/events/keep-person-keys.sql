-- Stores the keys that encrypt the personal fields of new rows, unless they are stored already. They are the
-- `keys` of each element. A key that was erased in the meantime undoes everything: SU003, and the caller
-- encrypts again with a new key.
CREATE OR REPLACE FUNCTION keep_person_keys(won integer[], new_keys jsonb) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  given integer;
  added integer;
BEGIN
  WITH used AS MATERIALIZED (
    SELECT DISTINCT ON (e.developer_id, k.id) e.developer_id, k.id, k.person, k.wrapped, e.created_at
    FROM jsonb_to_recordset(new_keys) AS e(
        n integer, developer_id text, created_at timestamptz, keys jsonb)
      CROSS JOIN LATERAL jsonb_to_recordset(e.keys) AS k(id text, person text, wrapped text)
    WHERE e.n = ANY(won)
    ORDER BY e.developer_id, k.id
  ), stored AS (
    INSERT INTO person_keys (developer_id, id, external_user_id, wrapped, created_at)
    SELECT developer_id, id, person, wrapped, created_at FROM used
    ON CONFLICT (developer_id, id) DO NOTHING
    RETURNING 1)
  SELECT (SELECT count(*) FROM used), (SELECT count(*) FROM stored) INTO given, added;

  -- Some were stored before, and one may have been erased since. A sub-select for each key: as a join, the
  -- planner reads all keys of the account and looks for these.
  IF added < given AND EXISTS (
    SELECT 1 FROM jsonb_to_recordset(new_keys) AS e(n integer, developer_id text, keys jsonb)
      CROSS JOIN LATERAL jsonb_to_recordset(e.keys) AS k(id text)
    WHERE e.n = ANY(won) AND (
      SELECT p.wrapped IS NULL FROM person_keys p WHERE p.developer_id = e.developer_id AND p.id = k.id)) THEN
    RAISE EXCEPTION 'the key of a person was erased' USING ERRCODE = 'SU003';
  END IF;
END $$;
