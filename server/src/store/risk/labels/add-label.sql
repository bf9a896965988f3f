-- Removes one time and adds another, either of which may be null. Twenty labels say as much as a thousand.
CREATE OR REPLACE FUNCTION label_times(times bigint[], gone bigint, added bigint)
RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  place integer := array_position(times, gone);
BEGIN
  IF place IS NOT NULL THEN
    times := times[:place - 1] || times[place + 1:];
  END IF;
  IF added IS NOT NULL THEN
    times := coalesce(times, '{}') || added;
  END IF;
  RETURN nullif(times[greatest(1, cardinality(times) - 19):], '{}');
END $$;

-- Adds a label to an assessment and counts it for the user, the device and the seller of the payment, in
-- place of the label that counted before. Locking the user's row first makes labels of one assessment wait
-- for each other. Rows are locked in the order of write_risk_state(). False when the label exists.
CREATE OR REPLACE FUNCTION add_risk_label(
  developer text, assessment text, label text, said text, origin text, why text, who jsonb, at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  judged record;
  earlier record;
  latest record;
  fraud_gone bigint;
  fraud_added bigint;
  dispute_gone bigint;
  dispute_added bigint;
BEGIN
  SELECT a.user_id, a.device, a.simulated, (
      SELECT g.seller_external_id FROM agreements g WHERE g.developer_id = developer
        AND g.id = a.agreement_id AND g.buyer_external_id = a.user_id) AS payee_id
    INTO judged FROM risk_assessments a WHERE a.developer_id = developer AND a.id = assessment;
  PERFORM 1 FROM risk_users u WHERE u.developer_id = developer AND u.user_id = judged.user_id FOR UPDATE;

  SELECT l.id, l.outcome, floor(date_part('epoch', l.created_at) * 1000)::bigint AS ms INTO earlier
  FROM risk_labels l WHERE l.developer_id = developer AND l.assessment_id = assessment
  ORDER BY l.created_at DESC, l.id DESC LIMIT 1;
  INSERT INTO risk_labels (developer_id, assessment_id, id, outcome, source, reason, actor, created_at)
  VALUES (developer, assessment, label, said, origin, why, who, at) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  SELECT l.id, l.outcome, floor(date_part('epoch', l.created_at) * 1000)::bigint AS ms INTO latest
  FROM risk_labels l WHERE l.developer_id = developer AND l.assessment_id = assessment
  ORDER BY l.created_at DESC, l.id DESC LIMIT 1;

  IF judged.simulated OR latest.id = earlier.id THEN
    RETURN true;
  END IF;
  fraud_gone := CASE WHEN earlier.outcome IN ('fraud', 'recalled') THEN earlier.ms END;
  fraud_added := CASE WHEN latest.outcome IN ('fraud', 'recalled') THEN latest.ms END;
  dispute_gone := CASE WHEN earlier.outcome = 'disputed' THEN earlier.ms END;
  dispute_added := CASE WHEN latest.outcome = 'disputed' THEN latest.ms END;
  IF fraud_gone IS NOT NULL OR fraud_added IS NOT NULL THEN
    UPDATE risk_users u SET frauds = label_times(u.frauds, fraud_gone, fraud_added)
    WHERE u.developer_id = developer AND u.user_id = judged.user_id;
    UPDATE risk_devices d SET frauds = label_times(d.frauds, fraud_gone, fraud_added)
    WHERE d.developer_id = developer AND d.device = judged.device;
  END IF;
  IF coalesce(fraud_gone, fraud_added, dispute_gone, dispute_added) IS NOT NULL THEN
    UPDATE risk_payees p SET frauds = label_times(p.frauds, fraud_gone, fraud_added),
      disputes = label_times(p.disputes, dispute_gone, dispute_added)
    WHERE p.developer_id = developer AND p.payee_id = judged.payee_id;
  END IF;
  RETURN true;
END $$;
