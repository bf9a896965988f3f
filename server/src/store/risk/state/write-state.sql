-- Writes the rows of a batch, all computed from versions that were read before. A row that has changed since,
-- or was created by another transaction, undoes everything: SU002, and the caller reads again. Rows of a user
-- on a device, with an agreement or with a payee have no version: they change only together with the user's
-- row. Rows are locked in one order everywhere (user, device, address, payee; sorted within each), so that
-- two batches cannot deadlock. A row that does not exist cannot be locked by lock_risk_state(), however, so a
-- wait that lasts is ended and counts as a change. Null arrays stand for no rows.
CREATE OR REPLACE FUNCTION write_risk_state(
  user_developers text[], user_ids text[], user_versions integer[], user_states text[],
  user_seen_at double precision[], user_known_since double precision[], user_trusted_until double precision[],
  own_developers text[], own_users text[], own_devices bytea[], own_seen_at double precision[],
  own_days bigint[], own_days_before bigint[], own_greens integer[],
  own_first_green_at double precision[], own_trusted_until double precision[],
  device_developers text[], device_keys bytea[], device_versions integer[], device_states text[],
  device_known_since double precision[],
  address_developers text[], address_keys text[], address_versions integer[], address_states text[],
  address_days bigint[]
) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET lock_timeout = '200ms'
AS $$
DECLARE
  written integer;
BEGIN
  INSERT INTO risk_users AS u (developer_id, user_id, version, state, first_seen_at, known_since,
    trusted_until)
  SELECT user_developers[i], user_ids[i], user_versions[i], user_states[i],
    to_timestamp(user_seen_at[i] / 1000), to_timestamp(user_known_since[i] / 1000),
    to_timestamp(user_trusted_until[i] / 1000)
  FROM generate_series(1, cardinality(user_ids)) AS i
  ON CONFLICT (developer_id, user_id) DO UPDATE SET version = excluded.version, state = excluded.state,
    known_since = excluded.known_since, trusted_until = excluded.trusted_until
    WHERE u.version = excluded.version - 1;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written <> cardinality(user_ids) THEN
    RAISE EXCEPTION 'a user has changed since it was read' USING ERRCODE = 'SU002';
  END IF;

  IF own_users IS NOT NULL THEN
    INSERT INTO risk_user_devices (developer_id, user_id, device, first_seen_at, day_bucket, day_before,
      greens, first_green_at, trusted_until)
    SELECT own_developers[i], own_users[i], own_devices[i], to_timestamp(own_seen_at[i] / 1000), own_days[i],
      own_days_before[i], own_greens[i], to_timestamp(own_first_green_at[i] / 1000),
      to_timestamp(own_trusted_until[i] / 1000)
    FROM generate_series(1, cardinality(own_users)) AS i
    ON CONFLICT (developer_id, user_id, device) DO UPDATE SET day_bucket = excluded.day_bucket,
      day_before = excluded.day_before, greens = excluded.greens, first_green_at = excluded.first_green_at,
      trusted_until = excluded.trusted_until;
  END IF;

  IF device_keys IS NOT NULL THEN
    INSERT INTO risk_devices AS d (developer_id, device, version, state, known_since)
    SELECT device_developers[i], device_keys[i], device_versions[i], device_states[i],
      to_timestamp(device_known_since[i] / 1000)
    FROM generate_series(1, cardinality(device_keys)) AS i
    ON CONFLICT (developer_id, device) DO UPDATE SET version = excluded.version, state = excluded.state,
      known_since = excluded.known_since
      WHERE d.version = excluded.version - 1;
    GET DIAGNOSTICS written = ROW_COUNT;
    IF written <> cardinality(device_keys) THEN
      RAISE EXCEPTION 'a device has changed since it was read' USING ERRCODE = 'SU002';
    END IF;
  END IF;

  IF address_keys IS NOT NULL THEN
    INSERT INTO risk_addresses AS a (developer_id, address, version, state, day_bucket)
    SELECT address_developers[i], address_keys[i], address_versions[i], address_states[i], address_days[i]
    FROM generate_series(1, cardinality(address_keys)) AS i
    ON CONFLICT (developer_id, address) DO UPDATE SET version = excluded.version, state = excluded.state,
      day_bucket = excluded.day_bucket
      WHERE a.version = excluded.version - 1;
    GET DIAGNOSTICS written = ROW_COUNT;
    IF written <> cardinality(address_keys) THEN
      RAISE EXCEPTION 'an address has changed since it was read' USING ERRCODE = 'SU002';
    END IF;
  END IF;
END $$;

-- Locks the rows of a batch of events that exist, in the order of write_risk_state(), for a transaction that
-- reads and writes them. Keys come in that order; the payees of the agreements are found here.
CREATE OR REPLACE FUNCTION lock_risk_state(
  user_developers text[], user_ids text[], device_developers text[], device_keys bytea[],
  address_developers text[], address_keys text[], agreement_developers text[], agreement_ids text[])
RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
AS $$
BEGIN
  PERFORM 1 FROM unnest(user_developers, user_ids) AS i (developer_id, user_id), LATERAL (
    SELECT 1 FROM risk_users r WHERE r.developer_id = i.developer_id AND r.user_id = i.user_id
    LIMIT 1 FOR UPDATE) u;
  PERFORM 1 FROM unnest(device_developers, device_keys) AS i (developer_id, device), LATERAL (
    SELECT 1 FROM risk_devices r WHERE r.developer_id = i.developer_id AND r.device = i.device
    LIMIT 1 FOR UPDATE) d;
  PERFORM 1 FROM unnest(address_developers, address_keys) AS i (developer_id, address), LATERAL (
    SELECT 1 FROM risk_addresses r WHERE r.developer_id = i.developer_id AND r.address = i.address
    LIMIT 1 FOR UPDATE) a;
  IF cardinality(agreement_ids) > 0 THEN
    PERFORM 1 FROM (
      SELECT DISTINCT i.developer_id COLLATE "C" AS developer_id, a.seller_external_id COLLATE "C" AS payee_id
      FROM unnest(agreement_developers, agreement_ids) AS i (developer_id, agreement_id), LATERAL (
        SELECT e.seller_external_id FROM agreements e
        WHERE e.developer_id = i.developer_id AND e.id = i.agreement_id LIMIT 1) a
      ORDER BY 1, 2) s, LATERAL (
      SELECT 1 FROM risk_payees r WHERE r.developer_id = s.developer_id AND r.payee_id = s.payee_id
      LIMIT 1 FOR UPDATE) p;
  END IF;
END $$;
