-- Returns the facts needed before a payout is sent: the seller's account, the developer's release rules, and
-- the holds on this payout. Always one row. As a function it is planned once.
CREATE OR REPLACE FUNCTION payout_facts(developer text, of_agreement text, of_milestone text, seller text)
RETURNS TABLE (account payout_accounts, rules jsonb, holds json) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  RETURN QUERY SELECT
    (SELECT a FROM payout_accounts a WHERE a.developer_id = developer AND a.external_user_id = seller),
    (SELECT p.rules FROM policies p WHERE p.developer_id = developer AND p.kind = 'release'),
    (SELECT json_agg(json_build_object('id', h.id, 'milestoneId', h.milestone_id, 'rule', h.rule,
       'accountVersion', h.account_version, 'until', h.until, 'openedAt', h.opened_at,
       'liftedAt', h.lifted_at, 'liftedBy', h.lifted_by, 'note', h.note) ORDER BY h.id)
     FROM payout_holds h WHERE h.developer_id = developer AND h.agreement_id = of_agreement
       AND h.milestone_id = of_milestone);
END $$;
