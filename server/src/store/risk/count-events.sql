-- Step one of an assessment: counts the events of a batch and returns what is known, including this event. A
-- batch consists of rounds, each sorted by user with at most one event per user. Rows are locked in one order
-- everywhere (agreement, pair, user, user and device, device, address, payee; sorted within each), so two
-- batches of one round cannot deadlock. Batches of several rounds could, so they give up soon and are counted
-- again one by one. A value that occurs several times in a round is written once with the sum, and each event
-- gets the count as it was after that event alone. An event of an agreement that does not exist is neither
-- counted nor returned. The plan is always the same, so it is made once.
CREATE OR REPLACE FUNCTION count_risk_events(batch jsonb) RETURNS TABLE (
  n integer, known_since timestamptz, last_paid_at timestamptz, hours integer[],
  user_ten_minutes_bucket bigint, user_ten_minutes_current integer, user_ten_minutes_previous integer,
  user_hour_bucket bigint, user_hour_current integer, user_hour_previous integer,
  user_day_bucket bigint, user_day_current integer, user_day_previous integer,
  user_value_current bigint, user_value_previous bigint, own_value bigint,
  user_week_bucket bigint, user_near_current integer, user_near_previous integer,
  user_week_value_current bigint, user_week_value_previous bigint, user_payees_current integer,
  user_payees_previous integer, user_week_current integer, user_week_previous integer, hidden_count integer,
  baseline_count integer, baseline_mean_log double precision,
  located_at timestamptz, latitude real, longitude real, radius_km real, location_source text, country text,
  is_first_device boolean, user_trusted_until timestamptz, verified_at timestamptz,
  device_greens integer, device_first_green_at timestamptz, device_trusted_until timestamptz,
  device_known_since timestamptz, device_users_ever integer,
  device_hour_bucket bigint, device_hour_current bigint, device_hour_previous integer,
  device_day_bucket bigint, device_users_current bigint, device_users_previous integer,
  device_fresh_current bigint, device_fresh_previous integer, device_networks_current integer,
  device_networks_previous integer,
  address_hour_bucket bigint, address_hour_current bigint, address_hour_previous integer,
  address_day_bucket bigint, address_fresh_current bigint, address_fresh_previous integer,
  pair_seen bigint, payee_seen bigint, payee_week_bucket bigint, payee_payers_current bigint,
  payee_payers_previous integer, payee_fresh_current bigint, payee_fresh_previous integer,
  payee_account_since timestamptz, payee_paid_back bigint, payee_shares_device boolean,
  user_troubles bigint, payee_troubles bigint, lists jsonb
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE turn jsonb;
BEGIN
  -- The assessment that follows is committed durably, and with it everything before it in the write-ahead
  -- log.
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM set_config('lock_timeout', '100ms', true) WHERE jsonb_array_length(batch) > 1;
  FOR turn IN SELECT jsonb_array_elements(batch) LOOP
  RETURN QUERY
  WITH items AS MATERIALIZED (
    SELECT i.*, to_timestamp(i.at_ms / 1000.0) AS at, i.at_ms / 600000 AS ten_minutes,
      i.at_ms / 3600000 AS hour, i.at_ms / 86400000 AS day, i.at_ms / 604800000 AS week,
      g.seller_external_id AS seller_id, i.user_id = g.buyer_external_id AS buys,
      i.user_id IN (g.buyer_external_id, g.seller_external_id) AS takes_part
    FROM jsonb_to_recordset(turn) AS i (n integer, developer_id text, user_id text, agreement_id text,
      device bytea, address text, network bigint, value bigint, near integer, created_ms bigint, at_ms bigint,
      blind_indexes bytea[])
      LEFT JOIN LATERAL (SELECT a.id, a.buyer_external_id, a.seller_external_id FROM agreements a
        WHERE a.developer_id = i.developer_id AND a.id = i.agreement_id LIMIT 1) g ON true
    WHERE i.agreement_id IS NULL OR g.id IS NOT NULL
  ), linked AS (
    INSERT INTO risk_agreements AS a (developer_id, agreement_id, user_id, counted_at, value, counted, added)
    SELECT developer_id, agreement_id, user_id, at, value, true, value FROM items WHERE takes_part ORDER BY n
    -- Not timestamp + interval: that may depend on the time zone, and Citus refuses it here.
    ON CONFLICT (developer_id, agreement_id, user_id) DO UPDATE SET
      counted = excluded.counted_at - a.counted_at >= interval '24 hours',
      added = CASE WHEN excluded.counted_at - a.counted_at >= interval '24 hours' THEN excluded.value
        ELSE greatest(0, excluded.value - a.value) END,
      value = CASE WHEN excluded.counted_at - a.counted_at >= interval '24 hours' THEN excluded.value
        ELSE greatest(a.value, excluded.value) END,
      counted_at = CASE WHEN excluded.counted_at - a.counted_at >= interval '24 hours'
        THEN excluded.counted_at ELSE a.counted_at END
    RETURNING a.developer_id, a.agreement_id, a.user_id, a.counted, a.added, a.value
  ), events AS MATERIALIZED (
    SELECT i.*, coalesce(l.counted, true)::integer AS added, coalesce(l.added, i.value) AS added_value,
      coalesce(l.value, i.value) AS own_value
    FROM items i LEFT JOIN linked l
      ON l.developer_id = i.developer_id AND l.agreement_id = i.agreement_id AND l.user_id = i.user_id
  ), pairs AS (
    INSERT INTO risk_pairs AS p (developer_id, user_id, payee_id, first_at, seen, week_bucket, newly)
    SELECT developer_id, user_id, seller_id, at, added, week, true FROM events WHERE buys ORDER BY n
    ON CONFLICT (developer_id, user_id, payee_id) DO UPDATE SET seen = p.seen + excluded.seen,
      newly = p.week_bucket < excluded.week_bucket,
      week_bucket = greatest(p.week_bucket, excluded.week_bucket)
    RETURNING p.*
  ), users AS (
    INSERT INTO risk_users AS u (developer_id, user_id, first_seen_at,
      ten_minutes_bucket, ten_minutes_current, hour_bucket, hour_current, day_bucket, day_current,
      day_value_current, week_bucket, week_current, near_current, week_value_current, payees_current)
    SELECT e.developer_id, e.user_id, at, ten_minutes, added, hour, added, day, added, added_value,
      week, added, added * near, added_value, coalesce(p.newly, false)::integer
    FROM events e LEFT JOIN pairs p
      ON p.developer_id = e.developer_id AND p.user_id = e.user_id AND p.payee_id = e.seller_id
    ORDER BY n ON CONFLICT (developer_id, user_id) DO UPDATE SET
      ten_minutes_current = window_current(u.ten_minutes_bucket, u.ten_minutes_current,
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
      week_current = window_current(
        u.week_bucket, u.week_current, excluded.week_bucket, excluded.week_current),
      week_previous = window_previous(u.week_bucket, u.week_current, u.week_previous, excluded.week_bucket),
      near_current = window_current(
        u.week_bucket, u.near_current, excluded.week_bucket, excluded.near_current),
      near_previous = window_previous(u.week_bucket, u.near_current, u.near_previous, excluded.week_bucket),
      week_value_current = window_current(
        u.week_bucket, u.week_value_current, excluded.week_bucket, excluded.week_value_current),
      week_value_previous = window_previous(
        u.week_bucket, u.week_value_current, u.week_value_previous, excluded.week_bucket),
      payees_current = window_current(
        u.week_bucket, u.payees_current, excluded.week_bucket, excluded.payees_current),
      payees_previous = window_previous(
        u.week_bucket, u.payees_current, u.payees_previous, excluded.week_bucket),
      week_bucket = greatest(u.week_bucket, excluded.week_bucket)
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
  ), judged AS MATERIALIZED (
    -- The amounts that each event adds to shared counters. Users on a trusted device are not counted for an
    -- address.
    SELECT e.*, (ud.seen_today = 1)::integer AS new_today,
      ((ud.seen_today = 1 AND ud.day_before = ud.day_bucket - 1) IS TRUE)::integer AS back_today,
      (ud.first_seen_at = e.at AND ud.seen_today = 1)::integer AS new_here,
      CASE WHEN ud.trusted_until > e.at THEN 0 ELSE e.added END AS added_stranger,
      is_fresh AND ud.seen_today = 1 AS fresh_on_device, is_fresh AND u.day_current = 1 AS fresh_at_address,
      is_fresh AS fresh
    FROM events e
      JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
      LEFT JOIN user_devices ud
        ON ud.developer_id = e.developer_id AND ud.user_id = e.user_id AND ud.device = e.device,
      LATERAL (SELECT coalesce(to_timestamp(e.created_ms / 1000.0), u.known_since, e.at)
        > e.at - interval '24 hours' AS is_fresh) f
  ), devices AS (
    -- In the proposed row, users_previous holds the number of yesterday's users who came back today.
    INSERT INTO risk_devices AS d (developer_id, device, first_seen_at, seen, hour_bucket, hour_current,
      hour_previous, day_bucket, users_current, users_previous, users_ever, fresh_current, network)
    SELECT developer_id, device, min(at), count(*), max(hour), sum(added), 0, max(day),
      sum(new_today), sum(back_today), sum(new_here), count(*) FILTER (WHERE fresh_on_device), max(network)
    FROM judged WHERE device IS NOT NULL
    GROUP BY developer_id, device ORDER BY developer_id, device
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
      users_ever = d.users_ever + excluded.users_ever,
      fresh_current = window_current(
        d.day_bucket, d.fresh_current, excluded.day_bucket, excluded.fresh_current),
      fresh_previous = window_previous(d.day_bucket, d.fresh_current, d.fresh_previous, excluded.day_bucket),
      networks_current = window_current(d.day_bucket, d.networks_current, excluded.day_bucket,
        coalesce((d.network <> excluded.network)::integer, 0)),
      networks_previous = window_previous(
        d.day_bucket, d.networks_current, d.networks_previous, excluded.day_bucket),
      network = coalesce(excluded.network, d.network),
      day_bucket = greatest(d.day_bucket, excluded.day_bucket)
    RETURNING d.*
  ), addresses AS (
    INSERT INTO risk_addresses AS a (developer_id, address, hour_bucket, hour_current, hour_previous,
      day_bucket, fresh_current)
    SELECT e.developer_id, e.address, max(e.hour), sum(e.added_stranger), 0,
      max(e.day), count(*) FILTER (WHERE e.fresh_at_address)
    FROM judged e LEFT JOIN devices d ON d.developer_id = e.developer_id AND d.device = e.device
    WHERE e.address IS NOT NULL GROUP BY e.developer_id, e.address ORDER BY e.developer_id, e.address
    ON CONFLICT (developer_id, address) DO UPDATE SET
      hour_current = window_current(
        a.hour_bucket, a.hour_current, excluded.hour_bucket, excluded.hour_current),
      hour_previous = window_previous(a.hour_bucket, a.hour_current, a.hour_previous, excluded.hour_bucket),
      hour_bucket = greatest(a.hour_bucket, excluded.hour_bucket),
      fresh_current = window_current(
        a.day_bucket, a.fresh_current, excluded.day_bucket, excluded.fresh_current),
      fresh_previous = window_previous(a.day_bucket, a.fresh_current, a.fresh_previous, excluded.day_bucket),
      day_bucket = greatest(a.day_bucket, excluded.day_bucket)
    RETURNING a.*
  ), paid AS MATERIALIZED (
    SELECT e.*, p.payee_id, p.seen AS pair_seen, p.newly FROM judged e JOIN pairs p
      ON p.developer_id = e.developer_id AND p.user_id = e.user_id AND p.payee_id = e.seller_id
  ), payees AS (
    INSERT INTO risk_payees AS p (developer_id, payee_id, first_at, seen, week_bucket, payers_current,
      fresh_current)
    SELECT e.developer_id, e.payee_id, min(e.at), sum(e.added), max(e.week),
      count(*) FILTER (WHERE e.newly), count(*) FILTER (WHERE e.newly AND e.fresh)
    FROM paid e LEFT JOIN addresses a ON a.developer_id = e.developer_id AND a.address = e.address
    GROUP BY e.developer_id, e.payee_id ORDER BY e.developer_id, e.payee_id
    ON CONFLICT (developer_id, payee_id) DO UPDATE SET
      seen = p.seen + excluded.seen,
      payers_current = window_current(
        p.week_bucket, p.payers_current, excluded.week_bucket, excluded.payers_current),
      payers_previous = window_previous(
        p.week_bucket, p.payers_current, p.payers_previous, excluded.week_bucket),
      fresh_current = window_current(
        p.week_bucket, p.fresh_current, excluded.week_bucket, excluded.fresh_current),
      fresh_previous = window_previous(
        p.week_bucket, p.fresh_current, p.fresh_previous, excluded.week_bucket),
      week_bucket = greatest(p.week_bucket, excluded.week_bucket)
    RETURNING p.*
  )
  SELECT e.n, u.known_since, u.last_paid_at, u.hours,
    u.ten_minutes_bucket, u.ten_minutes_current, u.ten_minutes_previous,
    u.hour_bucket, u.hour_current, u.hour_previous, u.day_bucket, u.day_current, u.day_previous,
    u.day_value_current, u.day_value_previous, e.own_value,
    u.week_bucket, u.near_current, u.near_previous, u.week_value_current, u.week_value_previous,
    u.payees_current, u.payees_previous, u.week_current, u.week_previous, u.hidden_count, u.baseline_count,
    u.baseline_mean_log, u.located_at, u.latitude, u.longitude, u.radius_km, u.location_source, u.country,
    coalesce(u.first_device = e.device, true), u.trusted_until, u.verified_at,
    ud.greens, ud.first_green_at, ud.trusted_until,
    d.known_since, d.users_ever, d.hour_bucket,
    d.hour_current - coalesce(sum(e.added) OVER device_later, 0), d.hour_previous, d.day_bucket,
    d.users_current - coalesce(sum(e.new_today) OVER device_later, 0), d.users_previous,
    d.fresh_current - count(*) FILTER (WHERE e.fresh_on_device) OVER device_later, d.fresh_previous,
    d.networks_current, d.networks_previous,
    a.hour_bucket, a.hour_current - coalesce(sum(e.added_stranger) OVER address_later, 0), a.hour_previous,
    a.day_bucket, a.fresh_current - count(*) FILTER (WHERE e.fresh_at_address) OVER address_later,
    a.fresh_previous,
    x.pair_seen, y.seen, y.week_bucket,
    y.payers_current - count(*) FILTER (WHERE x.newly) OVER payee_later, y.payers_previous,
    y.fresh_current - count(*) FILTER (WHERE x.newly AND x.fresh) OVER payee_later, y.fresh_previous,
    b.account_since, b.paid_back, b.shares_device, b.payer_troubles, b.payee_troubles,
    CASE WHEN e.blind_indexes IS NOT NULL THEN risk_list_hits(e.developer_id, e.blind_indexes, e.at) END
  FROM judged e
    JOIN users u ON u.developer_id = e.developer_id AND u.user_id = e.user_id
    LEFT JOIN user_devices ud
      ON ud.developer_id = e.developer_id AND ud.user_id = e.user_id AND ud.device = e.device
    LEFT JOIN devices d ON d.developer_id = e.developer_id AND d.device = e.device
    LEFT JOIN addresses a ON a.developer_id = e.developer_id AND a.address = e.address
    LEFT JOIN paid x ON x.n = e.n
    LEFT JOIN payees y ON y.developer_id = x.developer_id AND y.payee_id = x.payee_id
    CROSS JOIN LATERAL risk_linked_users(e.developer_id, e.user_id, x.payee_id, e.device) b
  WINDOW device_later AS (PARTITION BY e.developer_id, e.device ORDER BY e.n
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING),
    address_later AS (PARTITION BY e.developer_id, e.address ORDER BY e.n
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING),
    payee_later AS (PARTITION BY x.developer_id, x.payee_id ORDER BY e.n
      ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING);
  END LOOP;
END $$;
