-- Reads what is known about the agreements of a batch of events and their payees, each by a few look-ups by
-- key, as read_risk_state() does. An agreement that does not exist has no buyer. The user's version tells
-- whether the user's other rows were read in the same state.
CREATE OR REPLACE FUNCTION read_risk_payments(
  developers text[], users text[], devices bytea[], agreement_ids text[], ats double precision[])
RETURNS TABLE (
  n bigint, user_version integer, buyer text, seller text,
  agreement_counted_at double precision, agreement_value bigint, agreement_device text,
  pair_seen bigint, pair_week bigint,
  payee_version integer, payee_seen bigint, payee_week bigint, payers_current integer,
  payers_previous integer, fresh_current integer, fresh_previous integer,
  account_since timestamptz, paid_back bigint, shares_device boolean, troubles bigint, review_id text,
  payee_frauds double precision[], payee_disputes double precision[], payee_state text
) LANGUAGE plpgsql STABLE ROWS 20
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_bitmapscan = off
AS $$
BEGIN
  RETURN QUERY
  SELECT i.n, u.version, g.buyer_external_id, g.seller_external_id,
    date_part('epoch', l.counted_at) * 1000, l.value, encode(l.device, 'hex'),
    p.seen, p.week_bucket, y.version, y.seen, y.week_bucket, y.payers_current,
    y.payers_previous, y.fresh_current, y.fresh_previous,
    (SELECT o.updated_at FROM payout_accounts o
      WHERE o.developer_id = i.developer_id AND o.external_user_id = g.seller_external_id),
    (SELECT b.seen FROM risk_pairs b WHERE b.developer_id = i.developer_id
      AND b.user_id = g.seller_external_id AND b.payee_id = i.user_id),
    -- Not EXISTS, which the planner may answer by reading all devices into a hash table.
    (SELECT true FROM risk_user_devices s WHERE s.developer_id = i.developer_id
      AND s.user_id = g.seller_external_id AND s.device = i.device LIMIT 1) IS NOT NULL,
    (SELECT count(*) FROM (SELECT FROM agreements t WHERE t.developer_id = i.developer_id
      AND t.seller_external_id = g.seller_external_id AND t.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w),
    (SELECT v.review_id FROM risk_overrides v
      WHERE v.developer_id = i.developer_id AND v.agreement_id = i.agreement_id AND v.user_id = i.user_id
        AND v.until > to_timestamp(i.at / 1000) AND (v.device IS NULL OR v.device = i.device)),
    y.frauds::double precision[], y.disputes::double precision[], y.state
  FROM unnest(developers, users, devices, agreement_ids, ats) WITH ORDINALITY
      AS i (developer_id, user_id, device, agreement_id, at, n)
    LEFT JOIN LATERAL (SELECT e.buyer_external_id, e.seller_external_id FROM agreements e
      WHERE e.developer_id = i.developer_id AND e.id = i.agreement_id LIMIT 1) g ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_users r
      WHERE r.developer_id = i.developer_id AND r.user_id = i.user_id LIMIT 1) u ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_agreements r WHERE r.developer_id = i.developer_id
      AND r.agreement_id = i.agreement_id AND r.user_id = i.user_id LIMIT 1) l ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_pairs r WHERE r.developer_id = i.developer_id
      AND r.user_id = i.user_id AND r.payee_id = g.seller_external_id LIMIT 1) p ON true
    LEFT JOIN LATERAL (SELECT * FROM risk_payees r
      WHERE r.developer_id = i.developer_id AND r.payee_id = g.seller_external_id LIMIT 1) y ON true;
END $$;
