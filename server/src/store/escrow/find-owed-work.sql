-- Finds money that is owed and has no job to move it before `latest`, with that job. Every job is written by
-- the commit that needs it, so there is nothing to find unless the database was tampered with. Reads open
-- work through indexes that hold nothing else, so finished work costs nothing.
--
-- Left alone because they wait for a person: agreements on hold (the end of the hold starts the work),
-- payouts that the bank has refused too often or that have no account, payouts of milestones in dispute (its
-- end starts them), and refunds that were given up.
--
-- Jobs are found by agreement id alone, which is unique: with developer_id in the condition, a planner that
-- knows little of a table that fills and empties reads all jobs of that developer for each agreement.
CREATE OR REPLACE FUNCTION find_owed_work(
  max_payout_failures integer, excess_since timestamptz, latest timestamptz, max_rows integer)
RETURNS TABLE (developer_id text, kind text, payload jsonb) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    (SELECT m.developer_id, 'submit-payout', jsonb_build_object(
       'agreementId', m.agreement_id, 'milestoneId', m.id, 'attempts', m.payout_attempts)
     FROM milestones m
     JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     WHERE m.settlement IN ('RELEASED', 'SUBMITTED') AND a.hold IS NULL
       AND (m.settlement = 'SUBMITTED' OR m.dispute IS NULL OR m.dispute->>'status' = 'CLOSED')
       AND NOT EXISTS (
       SELECT 1 FROM jobs j
       WHERE j.payload->>'agreementId' = m.agreement_id
         AND j.kind = 'submit-payout' AND j.payload->>'milestoneId' = m.id AND j.dead_at IS NULL
         AND (j.run_at <= latest OR j.run_at <= (
           -- A changed account may cool off for longer.
           SELECT p.usable_from FROM payout_accounts p
           WHERE p.developer_id = a.developer_id AND p.external_user_id = a.seller_external_id)))
     ORDER BY m.developer_id, m.agreement_id, m.id LIMIT max_rows)
    UNION ALL
    -- An account is known, but the job that was to start the waiting payout is gone.
    (SELECT m.developer_id, 'submit-payout', jsonb_build_object(
       'agreementId', m.agreement_id, 'milestoneId', m.id, 'attempts', m.payout_attempts)
     FROM milestones m
     JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     JOIN payout_accounts p ON p.developer_id = a.developer_id AND p.external_user_id = a.seller_external_id
     WHERE m.settlement = 'AWAITING_DETAILS' AND m.payout_failures <= max_payout_failures AND a.hold IS NULL
       AND (m.dispute IS NULL OR m.dispute->>'status' = 'CLOSED')
       AND NOT EXISTS (
         SELECT 1 FROM jobs j
         WHERE j.payload->>'agreementId' = m.agreement_id
           AND j.kind = 'submit-payout' AND j.payload->>'milestoneId' = m.id AND j.dead_at IS NULL
           AND j.run_at <= greatest(latest, p.usable_from))
     ORDER BY m.developer_id, m.agreement_id, m.id LIMIT max_rows)
    UNION ALL
    -- The shares of other payees. The condition is that of the index milestones_open_shares.
    (SELECT m.developer_id, 'submit-payout', jsonb_build_object(
       'agreementId', m.agreement_id, 'milestoneId', m.id || '_p' || s.position,
       'attempts', (s.share->>'attempts')::integer)
     FROM milestones m
     JOIN agreements a ON a.developer_id = m.developer_id AND a.id = m.agreement_id
     CROSS JOIN LATERAL jsonb_array_elements(m.shares) WITH ORDINALITY AS s(share, position)
     LEFT JOIN payout_accounts p ON p.developer_id = a.developer_id AND p.external_user_id = s.share->>'payee'
     WHERE jsonb_path_exists(m.shares, '$[*] ? (@.settlement == "RELEASED"
         || @.settlement == "SUBMITTED" || @.settlement == "AWAITING_DETAILS")')
       AND a.hold IS NULL AND (s.share->>'settlement' IN ('RELEASED', 'SUBMITTED')
         OR s.share->>'settlement' = 'AWAITING_DETAILS' AND p.external_user_id IS NOT NULL
           AND (s.share->>'failures')::integer <= max_payout_failures)
       AND (s.share->>'settlement' = 'SUBMITTED' OR m.dispute IS NULL OR m.dispute->>'status' = 'CLOSED')
       AND NOT EXISTS (
         SELECT 1 FROM jobs j
         WHERE j.payload->>'agreementId' = m.agreement_id AND j.kind = 'submit-payout'
           AND j.payload->>'milestoneId' = m.id || '_p' || s.position AND j.dead_at IS NULL
           AND j.run_at <= greatest(latest, p.usable_from))
     ORDER BY m.developer_id, m.agreement_id, m.id, s.position LIMIT max_rows)
    UNION ALL
    (SELECT a.developer_id, 'pay-refunds', jsonb_build_object('agreementId', a.id)
     FROM agreements a
     WHERE (a.refund_payable > 0 OR a.suspense > 0) AND a.refund_payable > 0 AND a.hold IS NULL
       AND EXISTS (
         SELECT 1 FROM refund_parts p WHERE p.developer_id = a.developer_id AND p.agreement_id = a.id
           AND p.status IN ('PENDING', 'SUBMITTED'))
       AND NOT EXISTS (
         SELECT 1 FROM jobs j WHERE j.payload->>'agreementId' = a.id
           AND j.kind = 'pay-refunds' AND j.dead_at IS NULL AND j.run_at <= latest)
     ORDER BY a.developer_id, a.id LIMIT max_rows)
    UNION ALL
    (SELECT a.developer_id, 'return-excess', jsonb_build_object('agreementId', a.id)
     FROM agreements a
     WHERE a.excess > 0 AND a.hold IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM jobs j WHERE j.payload->>'agreementId' = a.id
           AND j.kind = 'return-excess' AND j.dead_at IS NULL AND j.run_at <= latest)
       AND NOT EXISTS (
         SELECT 1 FROM deposits d WHERE d.developer_id = a.developer_id AND d.agreement_id = a.id
           AND d.received_at > excess_since)
     ORDER BY a.developer_id, a.id LIMIT max_rows)
    UNION ALL
    (SELECT a.developer_id, 'return-excess', jsonb_build_object('agreementId', a.id)
     FROM agreements a
     WHERE a.suspense > 0 AND a.excess = 0 AND a.hold IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM jobs j WHERE j.payload->>'agreementId' = a.id
           AND j.kind = 'return-excess' AND j.dead_at IS NULL AND j.run_at <= latest)
       AND NOT EXISTS (
         SELECT 1 FROM deposits d WHERE d.developer_id = a.developer_id AND d.agreement_id = a.id
           AND d.received_at > excess_since)
     ORDER BY a.developer_id, a.id LIMIT max_rows)
    UNION ALL
    (SELECT DISTINCT d.developer_id, 'meet-deadlines', jsonb_build_object('agreementId', d.agreement_id)
     FROM deadlines d
     WHERE d.due_at <= latest AND NOT EXISTS (
       SELECT 1 FROM jobs j WHERE j.payload->>'agreementId' = d.agreement_id
         AND j.kind = 'meet-deadlines' AND j.dead_at IS NULL AND j.run_at <= latest)
     LIMIT max_rows);
END $$;
