-- Returns what an event has to do with other users, at the cost of a few look-ups by key however long the
-- history is: agreements that went wrong (ten say as much as a thousand) and, for the payee, since when their
-- bank account is known, how often they paid the user in turn, and whether they use the same device.
CREATE OR REPLACE FUNCTION risk_linked_users(developer text, payer text, payee text, used bytea)
RETURNS TABLE (
  payer_troubles bigint, payee_troubles bigint, account_since timestamptz, paid_back bigint,
  shares_device boolean
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- Most assessments have no payee; then one look-up is enough instead of five.
  IF payee IS NULL THEN
    RETURN QUERY
    SELECT count(*), 0::bigint, NULL::timestamptz, NULL::bigint, false
    FROM (SELECT FROM agreements a WHERE a.developer_id = developer
      AND a.buyer_external_id = payer AND a.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w;
    RETURN;
  END IF;
  RETURN QUERY
  SELECT
    (SELECT count(*) FROM (SELECT FROM agreements a WHERE a.developer_id = developer
      AND a.buyer_external_id = payer AND a.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w),
    (SELECT count(*) FROM (SELECT FROM agreements a WHERE a.developer_id = developer
      AND a.seller_external_id = payee AND a.status IN ('REFUNDED', 'FROZEN') LIMIT 10) w),
    (SELECT o.updated_at FROM payout_accounts o
      WHERE o.developer_id = developer AND o.external_user_id = payee),
    (SELECT p.seen FROM risk_pairs p
      WHERE p.developer_id = developer AND p.user_id = payee AND p.payee_id = payer),
    EXISTS (SELECT FROM risk_user_devices d
      WHERE d.developer_id = developer AND d.user_id = payee AND d.device = used);
END $$;
