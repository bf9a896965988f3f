-- Fraud and payment risk. The cost of one assessment does not grow with history: everything that a score needs
-- is kept in rows of fixed size, and every window is a sliding counter of two buckets (the current one, and the
-- previous one weighted by the part of it that is still in the window). Nothing is ever counted over history.

CREATE TABLE risk_users (
  developer_id text NOT NULL,
  user_id text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  ten_minutes_bucket bigint NOT NULL DEFAULT 0,
  ten_minutes_current integer NOT NULL DEFAULT 0,
  ten_minutes_previous integer NOT NULL DEFAULT 0,
  hour_bucket bigint NOT NULL DEFAULT 0,
  hour_current integer NOT NULL DEFAULT 0,
  hour_previous integer NOT NULL DEFAULT 0,
  day_bucket bigint NOT NULL DEFAULT 0,
  day_current integer NOT NULL DEFAULT 0,
  day_previous integer NOT NULL DEFAULT 0,
  -- What was moved, in millionths of the currency's high-value threshold, so that currencies add up.
  day_value_current bigint NOT NULL DEFAULT 0,
  day_value_previous bigint NOT NULL DEFAULT 0,
  baseline_count integer NOT NULL DEFAULT 0,
  baseline_mean_log double precision NOT NULL DEFAULT 0,
  located_at timestamptz,
  latitude real,
  longitude real,
  radius_km real,
  location_source text,
  country text,
  first_device bytea,
  -- The latest end of trust of any device of the user; NULL when none was ever trusted.
  trusted_until timestamptz,
  verified_at timestamptz,
  PRIMARY KEY (developer_id, user_id)
) WITH (fillfactor = 70);

-- A device is known by the SHA-256 of its fingerprint: short, of one size, and no fingerprint to steal.
CREATE TABLE risk_user_devices (
  developer_id text NOT NULL,
  user_id text NOT NULL,
  device bytea NOT NULL,
  first_seen_at timestamptz NOT NULL,
  day_bucket bigint NOT NULL,
  seen_today integer NOT NULL,
  day_before bigint,
  greens integer NOT NULL DEFAULT 0,
  first_green_at timestamptz,
  trusted_until timestamptz,
  PRIMARY KEY (developer_id, user_id, device)
) WITH (fillfactor = 70);

-- users_previous counts the users of yesterday who were not seen today, so that nobody counts twice.
CREATE TABLE risk_devices (
  developer_id text NOT NULL,
  device bytea NOT NULL,
  first_seen_at timestamptz NOT NULL,
  seen bigint NOT NULL,
  hour_bucket bigint NOT NULL,
  hour_current integer NOT NULL,
  hour_previous integer NOT NULL,
  day_bucket bigint NOT NULL,
  users_current integer NOT NULL,
  users_previous integer NOT NULL,
  PRIMARY KEY (developer_id, device)
) WITH (fillfactor = 70);

CREATE TABLE risk_addresses (
  developer_id text NOT NULL,
  address text NOT NULL,
  hour_bucket bigint NOT NULL,
  hour_current integer NOT NULL,
  hour_previous integer NOT NULL,
  PRIMARY KEY (developer_id, address)
) WITH (fillfactor = 70);

-- Assessing one agreement again within a day counts once; the device is trusted once the agreement is disbursed.
CREATE TABLE risk_agreements (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  user_id text NOT NULL,
  counted_at timestamptz NOT NULL,
  device bytea,
  PRIMARY KEY (developer_id, agreement_id, user_id)
) WITH (fillfactor = 70);

-- Append-only: the service role may neither change nor delete what was assessed.
CREATE TABLE risk_assessments (
  developer_id text NOT NULL,
  id text NOT NULL,
  user_id text NOT NULL,
  agreement_id text,
  bands text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  device bytea,
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 100),
  flag text NOT NULL,
  simulated boolean NOT NULL,
  detail jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX risk_assessments_by_user ON risk_assessments (developer_id, user_id, id);
CREATE INDEX risk_assessments_by_agreement ON risk_assessments (developer_id, agreement_id, id)
  WHERE agreement_id IS NOT NULL;
CREATE INDEX risk_assessments_not_green ON risk_assessments (developer_id, flag, id) WHERE flag <> 'GREEN';

-- The two buckets of a window after `added` more events. A clock that runs behind counts into the bucket that
-- is current already.
CREATE FUNCTION risk_current(bucket bigint, current bigint, now_bucket bigint, added bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE WHEN bucket >= now_bucket THEN current + added ELSE added END $$;

CREATE FUNCTION risk_previous(bucket bigint, current bigint, previous bigint, now_bucket bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE WHEN bucket >= now_bucket THEN previous WHEN bucket = now_bucket - 1 THEN current ELSE 0 END $$;

-- Step one of an assessment: count the events of a batch and return what is known, this event included.
-- A batch holds at most one event of a user and comes sorted by user. Rows are taken in one order everywhere
-- (agreement, user, user and device, device, address; sorted within each), so that two batches cannot wait for
-- each other in a circle.
-- A device or an address may occur several times in a batch: it is written once with the sum, and each event is
-- told the count as it was after that event alone. The plan is always the same, so it is made once.
CREATE FUNCTION risk_touch(batch jsonb) RETURNS TABLE (
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
    INSERT INTO risk_users AS u (developer_id, user_id, first_seen_at, ten_minutes_bucket, ten_minutes_current,
      hour_bucket, hour_current, day_bucket, day_current, day_value_current, first_device)
    SELECT developer_id, user_id, at, ten_minutes, added, hour, added, day, added, added * value,
      CASE WHEN NOT simulated THEN device END
    FROM events ORDER BY n
    ON CONFLICT (developer_id, user_id) DO UPDATE SET
      ten_minutes_current =
        risk_current(u.ten_minutes_bucket, u.ten_minutes_current, excluded.ten_minutes_bucket, excluded.ten_minutes_current),
      ten_minutes_previous =
        risk_previous(u.ten_minutes_bucket, u.ten_minutes_current, u.ten_minutes_previous, excluded.ten_minutes_bucket),
      ten_minutes_bucket = greatest(u.ten_minutes_bucket, excluded.ten_minutes_bucket),
      hour_current = risk_current(u.hour_bucket, u.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = risk_previous(u.hour_bucket, u.hour_current, u.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(u.hour_bucket, excluded.hour_bucket),
      day_current = risk_current(u.day_bucket, u.day_current, excluded.day_bucket, excluded.day_current),
      day_previous = risk_previous(u.day_bucket, u.day_current, u.day_previous, excluded.day_bucket),
      day_value_current =
        risk_current(u.day_bucket, u.day_value_current, excluded.day_bucket, excluded.day_value_current),
      day_value_previous = risk_previous(u.day_bucket, u.day_value_current, u.day_value_previous, excluded.day_bucket),
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
      hour_current = risk_current(d.hour_bucket, d.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = risk_previous(d.hour_bucket, d.hour_current, d.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(d.hour_bucket, excluded.hour_bucket),
      users_current = risk_current(d.day_bucket, d.users_current, excluded.day_bucket, excluded.users_current),
      users_previous = greatest(0,
        risk_previous(d.day_bucket, d.users_current, d.users_previous, excluded.day_bucket) - excluded.users_previous),
      day_bucket = greatest(d.day_bucket, excluded.day_bucket)
    RETURNING d.*
  ), addresses AS (
    INSERT INTO risk_addresses AS a (developer_id, address, hour_bucket, hour_current, hour_previous)
    SELECT e.developer_id, e.address, max(e.hour), sum(e.added), 0
    FROM events e JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
      LEFT JOIN devices d ON d.developer_id = e.developer_id AND d.device = e.device
    WHERE e.address IS NOT NULL GROUP BY e.developer_id, e.address ORDER BY e.developer_id, e.address
    ON CONFLICT (developer_id, address) DO UPDATE SET
      hour_current = risk_current(a.hour_bucket, a.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = risk_previous(a.hour_bucket, a.hour_current, a.hour_previous, excluded.hour_bucket),
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
    d.seen - count(*) OVER device_later, d.hour_bucket, d.hour_current - coalesce(sum(e.added) OVER device_later, 0),
    d.hour_previous, d.day_bucket,
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

-- Step two, after the decision: store the assessments of a batch and what is learned from them. `learn` is
-- absent for simulated calls and whatever else must leave trust, location and baseline alone. Everything is
-- changed in place, relative to the row as it is by now, so parallel events of one user lose nothing. Rows are
-- taken in the order of risk_touch; the batch comes sorted by user.
-- An answer to a request with an Idempotency-Key is saved in the same commit; a claim that was lost to another
-- request undoes the batch (SR001), and the batch runs again one by one.
-- The planner cannot know how small a batch is. Left to itself it reads whole tables that were small when it
-- last looked, and goes on doing so as they grow (measured: 0.5 ms became 12 ms within thousands of rows).
CREATE FUNCTION risk_store(batch jsonb, minimum_weight double precision) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  answers integer;
  saved integer;
BEGIN
  UPDATE risk_agreements a SET device = i.device
  FROM jsonb_to_recordset(batch) AS i (developer_id text, user_id text, agreement_id text, device bytea,
    learn boolean)
  WHERE i.learn AND i.device IS NOT NULL AND a.developer_id = i.developer_id
    AND a.agreement_id = i.agreement_id AND a.user_id = i.user_id;

  UPDATE risk_users u SET
    baseline_count = u.baseline_count + CASE WHEN i.log_units IS NULL THEN 0 ELSE 1 END,
    baseline_mean_log = u.baseline_mean_log + CASE WHEN i.log_units IS NULL THEN 0 ELSE
      greatest(minimum_weight, 1.0 / (u.baseline_count + 1)) * (i.log_units - u.baseline_mean_log) END,
    located_at = CASE WHEN moved THEN i.at ELSE u.located_at END,
    latitude = CASE WHEN moved THEN i.latitude ELSE u.latitude END,
    longitude = CASE WHEN moved THEN i.longitude ELSE u.longitude END,
    radius_km = CASE WHEN moved THEN i.radius_km ELSE u.radius_km END,
    location_source = CASE WHEN moved THEN i.location_source ELSE u.location_source END,
    country = CASE WHEN moved THEN i.country ELSE u.country END,
    trusted_until = greatest(u.trusted_until, i.trusted_until)
  FROM (
    SELECT x.*, x.latitude IS NOT NULL AS moved FROM jsonb_to_recordset(batch) AS x (developer_id text, user_id text,
      learn boolean, log_units double precision, at timestamptz, latitude real, longitude real, radius_km real,
      location_source text, country text, trusted_until timestamptz)
  ) i
  WHERE i.learn AND u.developer_id = i.developer_id AND u.user_id = i.user_id;

  UPDATE risk_user_devices d SET
    greens = CASE WHEN d.first_green_at IS DISTINCT FROM i.first_green_at THEN 1 ELSE d.greens + 1 END,
    first_green_at = i.first_green_at,
    trusted_until = greatest(d.trusted_until, i.trusted_until)
  FROM jsonb_to_recordset(batch) AS i (developer_id text, user_id text, device bytea, learn boolean,
    first_green_at timestamptz, trusted_until timestamptz)
  WHERE i.learn AND i.first_green_at IS NOT NULL
    AND d.developer_id = i.developer_id AND d.user_id = i.user_id AND d.device = i.device;

  INSERT INTO risk_assessments (developer_id, id, user_id, agreement_id, bands, amount, currency, device, score,
    flag, simulated, detail, created_at)
  SELECT developer_id, id, user_id, agreement_id, bands, amount, currency, device, score, flag, simulated,
    detail, at
  FROM jsonb_to_recordset(batch) AS i (developer_id text, id text, user_id text, agreement_id text, bands text,
    amount bigint, currency text, device bytea, score smallint, flag text, simulated boolean, detail jsonb,
    at timestamptz);

  SELECT count(*) INTO answers FROM jsonb_array_elements(batch) AS i WHERE i ? 'answer';
  IF answers > 0 THEN
    UPDATE idempotency_keys k SET status = a.status, body = a.body, sealed = false
    FROM jsonb_to_recordset(batch) AS i (developer_id text, answer jsonb),
      jsonb_to_record(i.answer) AS a (key text, claim text, status smallint, body text)
    WHERE k.developer_id = i.developer_id AND k.key = a.key AND k.claim = a.claim AND k.status IS NULL;
    GET DIAGNOSTICS saved = ROW_COUNT;
    IF saved <> answers THEN
      RAISE EXCEPTION 'an idempotency claim was lost' USING ERRCODE = 'SR001';
    END IF;
  END IF;
END $$;
