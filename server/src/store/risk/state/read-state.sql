-- Reads what is known about the users, devices and addresses of a batch of events, in the order of the events.
-- Times are milliseconds since 1970. Nothing is locked: write_risk_state() notices a row that has changed in
-- the meantime. The planner cannot know how small a batch is; left to itself it reads whole tables that were
-- small when it last looked.
CREATE OR REPLACE FUNCTION read_risk_state(developers text[], users text[], devices bytea[], addresses text[])
RETURNS TABLE (
  n bigint, user_version integer, user_state text, user_known_since double precision,
  user_trusted_until double precision, user_verified boolean,
  own_day bigint, own_day_before bigint, own_greens integer,
  own_first_green_at double precision, own_trusted_until double precision,
  device_version integer, device_state text, device_known_since double precision,
  address_version integer, address_state text, troubles bigint
) LANGUAGE plpgsql STABLE ROWS 20
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  RETURN QUERY
  SELECT i.n, u.version, u.state, date_part('epoch', u.known_since) * 1000,
    date_part('epoch', u.trusted_until) * 1000, u.verified_at IS NOT NULL,
    o.day_bucket, o.day_before, o.greens,
    date_part('epoch', o.first_green_at) * 1000, date_part('epoch', o.trusted_until) * 1000,
    d.version, d.state, date_part('epoch', d.known_since) * 1000,
    a.version, a.state,
    -- Agreements that went wrong: ten say as much as a thousand.
    (SELECT count(*) FROM (SELECT FROM agreements g WHERE g.developer_id = i.developer_id
      AND g.buyer_external_id = i.user_id AND g.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w)
  FROM unnest(developers, users, devices, addresses) WITH ORDINALITY
      AS i (developer_id, user_id, device, address, n)
    LEFT JOIN risk_users u ON u.developer_id = i.developer_id AND u.user_id = i.user_id
    LEFT JOIN risk_user_devices o
      ON o.developer_id = i.developer_id AND o.user_id = i.user_id AND o.device = i.device
    LEFT JOIN risk_devices d ON d.developer_id = i.developer_id AND d.device = i.device
    LEFT JOIN risk_addresses a ON a.developer_id = i.developer_id AND a.address = i.address;
END $$;
