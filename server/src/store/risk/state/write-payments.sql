-- Writes the rows of a batch that belong to agreements: see write_risk_state(), which comes first.
CREATE OR REPLACE FUNCTION write_risk_payments(
  agreement_developers text[], agreement_ids text[], agreement_users text[],
  agreement_counted_at double precision[], agreement_values bigint[], agreement_devices bytea[],
  pair_developers text[], pair_users text[], pair_payees text[], pair_first_at double precision[],
  pair_seen bigint[], pair_weeks bigint[],
  payee_developers text[], payee_ids text[], payee_versions integer[], payee_first_at double precision[],
  payee_seen bigint[], payee_weeks bigint[], payee_payers integer[], payee_payers_before integer[],
  payee_fresh integer[], payee_fresh_before integer[], payee_states text[]
) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET lock_timeout = '200ms'
AS $$
DECLARE
  written integer;
BEGIN
  INSERT INTO risk_agreements (developer_id, agreement_id, user_id, counted_at, value, device)
  SELECT agreement_developers[i], agreement_ids[i], agreement_users[i],
    to_timestamp(agreement_counted_at[i] / 1000), agreement_values[i], agreement_devices[i]
  FROM generate_series(1, cardinality(agreement_ids)) AS i
  ON CONFLICT (developer_id, agreement_id, user_id) DO UPDATE SET counted_at = excluded.counted_at,
    value = excluded.value, device = excluded.device;

  INSERT INTO risk_pairs (developer_id, user_id, payee_id, first_at, seen, week_bucket)
  SELECT pair_developers[i], pair_users[i], pair_payees[i], to_timestamp(pair_first_at[i] / 1000),
    pair_seen[i], pair_weeks[i]
  FROM generate_series(1, cardinality(pair_users)) AS i
  ON CONFLICT (developer_id, user_id, payee_id) DO UPDATE SET seen = excluded.seen,
    week_bucket = excluded.week_bucket;

  INSERT INTO risk_payees AS p (developer_id, payee_id, version, first_at, seen, week_bucket, payers_current,
    payers_previous, fresh_current, fresh_previous, state)
  SELECT payee_developers[i], payee_ids[i], payee_versions[i], to_timestamp(payee_first_at[i] / 1000),
    payee_seen[i], payee_weeks[i], payee_payers[i], payee_payers_before[i], payee_fresh[i],
    payee_fresh_before[i], payee_states[i]
  FROM generate_series(1, cardinality(payee_ids)) AS i
  ON CONFLICT (developer_id, payee_id) DO UPDATE SET version = excluded.version, seen = excluded.seen,
    week_bucket = excluded.week_bucket, payers_current = excluded.payers_current,
    payers_previous = excluded.payers_previous, fresh_current = excluded.fresh_current,
    fresh_previous = excluded.fresh_previous, state = excluded.state
    WHERE p.version = excluded.version - 1;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written <> cardinality(payee_ids) THEN
    RAISE EXCEPTION 'a payee has changed since it was read' USING ERRCODE = 'SU002';
  END IF;
END $$;
