-- Adds, moves and removes the deadlines of changes that won their race. A removed one has no time.
CREATE OR REPLACE FUNCTION write_deadlines(won integer[], changed jsonb)
RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  DELETE FROM deadlines d
  USING jsonb_to_recordset(changed) AS x(
    n integer, developer_id text, agreement_id text, milestone_id text, kind text, due_at timestamptz)
  WHERE x.n = ANY(won) AND x.due_at IS NULL AND d.developer_id = x.developer_id
    AND d.agreement_id = x.agreement_id AND d.milestone_id = x.milestone_id AND d.kind = x.kind;

  INSERT INTO deadlines (developer_id, agreement_id, milestone_id, kind, due_at)
  SELECT developer_id, agreement_id, milestone_id, kind, due_at
  FROM jsonb_to_recordset(changed) AS x(
    n integer, developer_id text, agreement_id text, milestone_id text, kind text, due_at timestamptz)
  WHERE n = ANY(won) AND due_at IS NOT NULL
  ON CONFLICT (developer_id, agreement_id, milestone_id, kind) DO UPDATE SET due_at = excluded.due_at;
END $$;
