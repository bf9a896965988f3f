-- Writes amendments of changes that won their race, and the terms of those that came into force. Added
-- milestones follow those that are there.
CREATE OR REPLACE FUNCTION write_amendments(won integer[], changed jsonb)
RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  UPDATE agreements a SET amendment = x.amendment, total_amount = x.total_amount, fund_by = x.fund_by
  FROM jsonb_to_recordset(changed) AS x(
    n integer, developer_id text, agreement_id text, amendment jsonb, total_amount bigint,
    fund_by timestamptz)
  WHERE x.n = ANY(won) AND a.developer_id = x.developer_id AND a.id = x.agreement_id;

  INSERT INTO milestones (developer_id, agreement_id, id, position, title, amount, fees, limits, shares)
  SELECT x.developer_id, x.agreement_id, m.id,
    (SELECT max(o.position) FROM milestones o
     WHERE o.developer_id = x.developer_id AND o.agreement_id = x.agreement_id) + m.place::integer,
    m.title, m.amount, m.fees, m.limits, m.shares
  FROM jsonb_to_recordset(changed) AS x(
    n integer, developer_id text, agreement_id text, added jsonb)
  CROSS JOIN LATERAL ROWS FROM (jsonb_to_recordset(x.added) AS (
    id text, title text, amount bigint, fees jsonb, limits jsonb, shares jsonb))
    WITH ORDINALITY AS m(id, title, amount, fees, limits, shares, place)
  WHERE x.n = ANY(won);

  UPDATE milestones o SET title = m.title, amount = m.amount, fees = m.fees, limits = m.limits,
    shares = m.shares
  FROM jsonb_to_recordset(changed) AS x(n integer, developer_id text, agreement_id text, altered jsonb)
  CROSS JOIN LATERAL jsonb_to_recordset(x.altered) AS m(
    id text, title text, amount bigint, fees jsonb, limits jsonb, shares jsonb)
  WHERE x.n = ANY(won)
    AND o.developer_id = x.developer_id AND o.agreement_id = x.agreement_id AND o.id = m.id;

  DELETE FROM milestones o
  USING jsonb_to_recordset(changed) AS x(n integer, developer_id text, agreement_id text, dropped jsonb)
  CROSS JOIN LATERAL jsonb_array_elements_text(x.dropped) AS m(id)
  WHERE x.n = ANY(won)
    AND o.developer_id = x.developer_id AND o.agreement_id = x.agreement_id AND o.id = m.id;
END $$;
