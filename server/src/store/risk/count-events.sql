-- The two buckets of a sliding window after `added` more events. A clock that runs behind counts into the
-- bucket that is current already.
CREATE OR REPLACE FUNCTION window_current(bucket bigint, current bigint, now_bucket bigint, added bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE WHEN bucket >= now_bucket THEN current + added ELSE added END $$;

CREATE OR REPLACE FUNCTION window_previous(bucket bigint, current bigint, previous bigint, now_bucket bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$
  SELECT CASE WHEN bucket >= now_bucket THEN previous WHEN bucket = now_bucket - 1 THEN current ELSE 0 END
$$;

-- Step one of an assessment: count the events of a batch and return what is known, this event included. A
-- batch holds at most one event of a user and comes sorted by user. Rows are taken in one order everywhere
-- (agreement, user, user and device, device, address; sorted within each), so that two batches cannot wait
-- for each other in a circle. A device or an address may occur several times in a batch: it is written once
-- with the sum, and each event is told the count as it was after that event alone. The plan is always the
-- same, so it is made once.
CREATE OR REPLACE FUNCTION count_risk_events(batch jsonb) RETURNS TABLE (
  n integer, first_seen_at timestamptz, user_ten_minutes_bucket bigint, user_ten_minutes_current integer,
  user_ten_minutes_previous integer, user_hour_bucket bigint, user_hour_current integer,
  user_hour_previous integer, user_day_bucket bigint, user_day_current integer, user_day_previous integer,
  user_value_current bigint, user_value_previous bigint, counted boolean,
  baseline_count integer, baseline_mean_log double precision,
  located_at timestamptz, latitude real, longitude real, radius_km real, location_source text, country text,
  is_first_device boolean, user_trusted_until timestamptz, verified_at timestamptz,
  device_greens integer, device_first_green_at timestamptz, device_trusted_until timestamptz,
  device_seen bigint, device_hour_bucket bigint, device_hour_current bigint, device_hour_previous integer,
  device_day_bucket bigint, device_users_current bigint, device_users_previous integer,
  address_hour_bucket bigint, address_hour_current bigint, address_hour_previous integer
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  -- The assessment that follows is committed durably, and with it everything before it in the log: an answer
  -- that was given is never ahead of its counters, and one wait for the disk is enough.
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN QUERY
  WITH items AS MATERIALIZED (
    SELECT i.*, to_timestamp(i.at_ms / 1000.0) AS at, i.at_ms / 600000 AS ten_minutes,
      i.at_ms / 3600000 AS hour, i.at_ms / 86400000 AS day
    FROM jsonb_to_recordset(batch) AS i (n integer, developer_id text, user_id text, agreement_id text,
      device bytea, address text, value bigint, simulated boolean, at_ms bigint)
  ), agreements AS (
    INSERT INTO risk_agreements AS a (developer_id, agreement_id, user_id, counted_at)
    SELECT developer_id, agreement_id, user_id, at FROM items WHERE agreement_id IS NOT NULL
    ORDER BY n
    ON CONFLICT (developer_id, agreement_id, user_id) DO UPDATE SET counted_at = excluded.counted_at
      WHERE a.counted_at <= excluded.counted_at - interval '24 hours'
    RETURNING a.developer_id, a.agreement_id, a.user_id
  ), events AS MATERIALIZED (
    SELECT i.*, (i.agreement_id IS NULL OR a.user_id IS NOT NULL)::integer AS added
    FROM items i LEFT JOIN agreements a
      ON a.developer_id = i.developer_id AND a.agreement_id = i.agreement_id AND a.user_id = i.user_id
  ), users AS (
    INSERT INTO risk_users AS u (developer_id, user_id, first_seen_at,
      ten_minutes_bucket, ten_minutes_current, hour_bucket, hour_current, day_bucket, day_current,
      day_value_current, first_device)
    SELECT developer_id, user_id, at, ten_minutes, added, hour, added, day, added, added * value,
      CASE WHEN NOT simulated THEN device END
    FROM events ORDER BY n
    ON CONFLICT (developer_id, user_id) DO UPDATE SET
      ten_minutes_current = window_current(
        u.ten_minutes_bucket, u.ten_minutes_current,
        excluded.ten_minutes_bucket, excluded.ten_minutes_current),
      ten_minutes_previous = window_previous(
        u.ten_minutes_bucket, u.ten_minutes_current, u.ten_minutes_previous, excluded.ten_minutes_bucket),
      ten_minutes_bucket = greatest(u.ten_minutes_bucket, excluded.ten_minutes_bucket),
      hour_current = window_current(
        u.hour_bucket, u.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = window_previous(u.hour_bucket, u.hour_current, u.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(u.hour_bucket, excluded.hour_bucket),
      day_current = window_current(u.day_bucket, u.day_current, excluded.day_bucket, excluded.day_current),
      day_previous = window_previous(u.day_bucket, u.day_current, u.day_previous, excluded.day_bucket),
      day_value_current =
        window_current(u.day_bucket, u.day_value_current, excluded.day_bucket, excluded.day_value_current),
      day_value_previous = window_previous(
        u.day_bucket, u.day_value_current, u.day_value_previous, excluded.day_bucket),
      day_bucket = greatest(u.day_bucket, excluded.day_bucket),
      first_device = coalesce(u.first_device, excluded.first_device)
    RETURNING u.*
  ), user_devices AS (
    INSERT INTO risk_user_devices AS d (developer_id, user_id, device, first_seen_at, day_bucket, seen_today)
    SELECT e.developer_id, e.user_id, e.device, e.at, e.day, 1
    FROM events e JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
    WHERE e.device IS NOT NULL ORDER BY e.n
    ON CONFLICT (developer_id, user_id, device) DO UPDATE SET
      seen_today = CASE WHEN d.day_bucket >= excluded.day_bucket THEN d.seen_today + 1 ELSE 1 END,
      day_before = CASE WHEN d.day_bucket >= excluded.day_bucket THEN d.day_before ELSE d.day_bucket END,
      day_bucket = greatest(d.day_bucket, excluded.day_bucket)
    RETURNING d.*
  ), devices AS (
    -- In the row that is proposed, users_previous carries how many users of yesterday came back today.
    INSERT INTO risk_devices AS d (developer_id, device, first_seen_at, seen, hour_bucket, hour_current,
      hour_previous, day_bucket, users_current, users_previous)
    SELECT e.developer_id, e.device, min(e.at), count(*), max(e.hour), sum(e.added), 0, max(e.day),
      count(*) FILTER (WHERE ud.seen_today = 1),
      count(*) FILTER (WHERE ud.seen_today = 1 AND ud.day_before = ud.day_bucket - 1)
    FROM events e JOIN user_devices ud
      ON ud.developer_id = e.developer_id AND ud.user_id = e.user_id AND ud.device = e.device
    GROUP BY e.developer_id, e.device ORDER BY e.developer_id, e.device
    ON CONFLICT (developer_id, device) DO UPDATE SET
      seen = d.seen + excluded.seen,
      hour_current = window_current(
        d.hour_bucket, d.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = window_previous(d.hour_bucket, d.hour_current, d.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(d.hour_bucket, excluded.hour_bucket),
      users_current = window_current(
        d.day_bucket, d.users_current, excluded.day_bucket, excluded.users_current),
      users_previous = greatest(0, window_previous(
        d.day_bucket, d.users_current, d.users_previous, excluded.day_bucket) - excluded.users_previous),
      day_bucket = greatest(d.day_bucket, excluded.day_bucket)
    RETURNING d.*
  ), addresses AS (
    INSERT INTO risk_addresses AS a (developer_id, address, hour_bucket, hour_current, hour_previous)
    SELECT e.developer_id, e.address, max(e.hour), sum(e.added), 0
    FROM events e JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
      LEFT JOIN devices d ON d.developer_id = e.developer_id AND d.device = e.device
    WHERE e.address IS NOT NULL GROUP BY e.developer_id, e.address ORDER BY e.developer_id, e.address
    ON CONFLICT (developer_id, address) DO UPDATE SET
      hour_current = window_current(
        a.hour_bucket, a.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = window_previous(a.hour_bucket, a.hour_current, a.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(a.hour_bucket, excluded.hour_bucket)
    RETURNING a.*
  )
  SELECT e.n, u.first_seen_at, u.ten_minutes_bucket, u.ten_minutes_current, u.ten_minutes_previous,
    u.hour_bucket, u.hour_current, u.hour_previous, u.day_bucket, u.day_current, u.day_previous,
    u.day_value_current, u.day_value_previous, e.added = 1,
    u.baseline_count, u.baseline_mean_log,
    u.located_at, u.latitude, u.longitude, u.radius_km, u.location_source, u.country,
    u.first_device IS NOT DISTINCT FROM e.device, u.trusted_until, u.verified_at,
    ud.greens, ud.first_green_at, ud.trusted_until,
    d.seen - count(*) OVER device_later, d.hour_bucket,
    d.hour_current - coalesce(sum(e.added) OVER device_later, 0), d.hour_previous, d.day_bucket,
    d.users_current - count(*) FILTER (WHERE ud.seen_today = 1) OVER device_later, d.users_previous,
    a.hour_bucket, a.hour_current - coalesce(sum(e.added) OVER address_later, 0), a.hour_previous
  FROM events e
    JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
    LEFT JOIN user_devices ud
      ON ud.developer_id = e.developer_id AND ud.user_id = e.user_id AND ud.device = e.device
    LEFT JOIN devices d ON d.developer_id = e.developer_id AND d.device = e.device
    LEFT JOIN addresses a ON a.developer_id = e.developer_id AND a.address = e.address
  WINDOW device_later AS (PARTITION BY e.developer_id, e.device ORDER BY e.n
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING),
    address_later AS (PARTITION BY e.developer_id, e.address ORDER BY e.n
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING);
END $$;
