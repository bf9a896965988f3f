-- Saves the answers that repeated requests will get, in the commit that has their effect. `of_changes`
-- selects the answers whose `n` is in it; without it, all are saved.
CREATE OR REPLACE FUNCTION save_answers(answers jsonb, of_changes integer[] DEFAULT NULL)
RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  expected integer;
  saved integer;
BEGIN
  UPDATE idempotency_keys k SET status = x.status, body = x.body, encrypted = x.encrypted
  FROM jsonb_to_recordset(answers) AS x(
    n integer, developer_id text, key text, claim text, status smallint, body text, encrypted boolean)
  WHERE (of_changes IS NULL OR x.n = ANY(of_changes))
    AND k.developer_id = x.developer_id AND k.key = x.key AND k.claim = x.claim AND k.status IS NULL;
  GET DIAGNOSTICS saved = ROW_COUNT;
  SELECT count(*) INTO expected FROM jsonb_to_recordset(answers) AS x(n integer)
  WHERE of_changes IS NULL OR x.n = ANY(of_changes);
  -- Another request holds the claim now and will answer: this effect must not happen as well.
  IF saved <> expected THEN
    RAISE EXCEPTION 'the claim on an idempotency key was lost' USING ERRCODE = 'SU001';
  END IF;
END $$;
