-- Reads what is known about the users, devices and addresses of a batch of events. Times are milliseconds
-- since 1970. Nothing is locked: write_risk_state() notices a row that has changed in the meantime. Each row
-- is looked up by its key in a subquery with a limit: joined in any other way, the planner may decide to read
-- a table that was small when it last looked.
CREATE OR REPLACE FUNCTION read_risk_state(developers text[], users text[], devices bytea[], addresses text[])
RETURNS TABLE (
  n bigint, user_version integer, user_state text, user_known_since double precision,
  user_trusted_until double precision, user_verified boolean,
  own_day bigint, own_day_before bigint, own_greens integer,
  own_first_green_at double precision, own_trusted_until double precision,
  device_version integer, device_state text, device_known_since double precision,
  address_version integer, address_state text, troubles bigint,
  user_frauds double precision[], device_frauds double precision[], restricted boolean
) LANGUAGE plpgsql STABLE ROWS 20
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
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
      AND g.buyer_external_id = i.user_id AND g.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w),
    u.frauds::double precision[], d.frauds::double precision[],
    -- Not EXISTS, which the planner may answer by reading all restrictions into a hash table.
    (SELECT true FROM person_restrictions p
      WHERE p.developer_id = i.developer_id AND p.external_user_id = i.user_id LIMIT 1) IS NOT NULL
  FROM unnest(developers, users, devices, addresses) WITH ORDINALITY
      AS i (developer_id, user_id, device, address, n)
    LEFT JOIN LATERAL (SELECT * FROM risk_users r
      WHERE r.developer_id = i.developer_id AND r.user_id = i.user_id LIMIT 1) u ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_user_devices r WHERE r.developer_id = i.developer_id
      AND r.user_id = i.user_id AND r.device = i.device LIMIT 1) o ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_devices r
      WHERE r.developer_id = i.developer_id AND r.device = i.device LIMIT 1) d ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_addresses r
      WHERE r.developer_id = i.developer_id AND r.address = i.address LIMIT 1) a ON true;
END $$;
