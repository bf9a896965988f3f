-- Claims due jobs for one worker, preferring accounts within their share; see claimDue() in jobs.ts. As a
-- function it is planned once: planning it took longer than running it. The planner cannot know how short a
-- queue is; left to itself it reads and sorts all of a long one.
CREATE OR REPLACE FUNCTION claim_jobs(wanted_kinds text[], new_claim text, lease interval, at timestamptz,
  at_most integer, looked_at integer, turns integer, each_share integer, alone_share integer,
  busy_accounts text[], busy_slots integer[], round_after text)
RETURNS TABLE (developer_id text, id text, kind text, payload jsonb, attempts integer, claim text, trace text,
  waiting_since timestamptz, round_ended_at text, ahead interval)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH RECURSIVE due AS MATERIALIZED (
    SELECT j.developer_id, j.id, j.run_at FROM jobs j
    WHERE j.dead_at IS NULL AND j.run_at <= at AND j.kind = ANY(wanted_kinds)
    ORDER BY j.run_at LIMIT looked_at
  ), round (developer_id, turn, wrapped) AS (
    SELECT round_after, 0, false WHERE (SELECT count(*) FROM due) = looked_at
    UNION ALL
    SELECT coalesce(n.developer_id, f.developer_id), r.turn + 1, r.wrapped OR n.developer_id IS NULL
    FROM round r
    LEFT JOIN LATERAL (
      SELECT j.developer_id FROM jobs j WHERE j.dead_at IS NULL AND j.developer_id > r.developer_id
      ORDER BY j.developer_id LIMIT 1) n ON true
    LEFT JOIN LATERAL (
      SELECT j.developer_id FROM jobs j WHERE n.developer_id IS NULL AND j.dead_at IS NULL
      ORDER BY j.developer_id LIMIT 1) f ON true
    -- Once around is enough.
    WHERE r.turn < turns AND NOT (r.wrapped AND (n.developer_id IS NULL OR n.developer_id > round_after))
  ), candidates AS (
    SELECT developer_id, id, run_at FROM due
    UNION
    -- What is due in a test environment whose clock is ahead (docs/test-clock.md). Usually there is none.
    SELECT j.developer_id, j.id, j.run_at FROM test_clocks c
    CROSS JOIN LATERAL (
      SELECT developer_id, id, run_at FROM jobs
      WHERE dead_at IS NULL AND developer_id = c.developer_id AND run_at > at AND run_at <= at + c.ahead
        AND kind = ANY(wanted_kinds)
      ORDER BY run_at LIMIT at_most) j
    UNION
    SELECT j.developer_id, j.id, j.run_at FROM (SELECT DISTINCT developer_id FROM round) r
    CROSS JOIN LATERAL (
      SELECT developer_id, id, run_at FROM jobs
      WHERE dead_at IS NULL AND developer_id = r.developer_id AND run_at <= at AND kind = ANY(wanted_kinds)
      ORDER BY run_at LIMIT each_share) j
  ), ranked AS (
    SELECT c.*, coalesce(t.slots, 0)
      + row_number() OVER (PARTITION BY c.account ORDER BY c.is_test, c.run_at, c.id) AS place
    FROM (
      -- A test tenant shares its account's slots, after the live one.
      SELECT c.*, starts_with(c.developer_id, 'dev_test_') AS is_test,
        replace(c.developer_id, 'dev_test_', 'dev_') AS account
      FROM candidates c) c
    LEFT JOIN unnest(busy_accounts, busy_slots) AS t(account, slots) ON t.account = c.account
  ), chosen AS MATERIALIZED (
    SELECT j.developer_id, j.id, r.ahead
    FROM (
      SELECT *, coalesce((SELECT c.ahead FROM test_clocks c WHERE c.developer_id = ranked.developer_id),
        interval '0') AS ahead
      FROM ranked WHERE place <= alone_share ORDER BY place > each_share, run_at, id) r
    CROSS JOIN LATERAL (
      SELECT developer_id, id FROM jobs
      WHERE developer_id = r.developer_id AND id = r.id AND dead_at IS NULL AND run_at <= at + r.ahead
      FOR UPDATE SKIP LOCKED) j
    LIMIT at_most
  )
  UPDATE jobs j SET claim = new_claim, attempts = j.attempts + 1, run_at = at + c.ahead + lease
  FROM chosen c WHERE j.developer_id = c.developer_id AND j.id = c.id
  RETURNING j.developer_id, j.id, j.kind, j.payload, j.attempts, j.claim, j.trace, j.waiting_since,
    (SELECT r.developer_id FROM round r ORDER BY r.turn DESC LIMIT 1), c.ahead;
END $$;
