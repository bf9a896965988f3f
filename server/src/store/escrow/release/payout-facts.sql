-- Returns the facts needed before a payout is sent: the seller's account, the developer's release rules, and
-- the holds on this payout. Always one row. As a function it is planned once.
--
-- The account is the newest version, which the service's role cannot change, and not the row in
-- payout_accounts, which it can set back to an older one. The version's MAC also covers `event_hash`; `older`
-- is true for versions that the upgrade from 0.1.0 found, which have no MAC.
CREATE OR REPLACE FUNCTION payout_facts(developer text, of_agreement text, of_milestone text, seller text)
RETURNS TABLE (
  account payout_account_versions, event_hash text, older boolean, release policies, holds json)
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  RETURN QUERY SELECT
    newest.v,
    (SELECT e.hash FROM events e WHERE e.developer_id = developer
       AND e.stream_id = 'payout-account:' || seller AND e.sequence = (newest.v).version),
    (newest.v).mac IS NULL AND EXISTS (
      SELECT 1 FROM chain_start c WHERE c.payout_accounts > 0 AND (newest.v).created_at < c.began_at),
    (SELECT p FROM policies p WHERE p.developer_id = developer AND p.kind = 'release'),
    (SELECT json_agg(json_build_object('id', h.id, 'milestoneId', h.milestone_id, 'rule', h.rule,
       'accountVersion', h.account_version, 'until', h.until, 'openedAt', h.opened_at,
       'liftedAt', h.lifted_at, 'liftedBy', h.lifted_by, 'note', h.note) ORDER BY h.id)
     FROM payout_holds h WHERE h.developer_id = developer AND h.agreement_id = of_agreement
       AND h.milestone_id = of_milestone)
  FROM (SELECT (
    SELECT a FROM payout_account_versions a WHERE a.developer_id = developer AND a.external_user_id = seller
    ORDER BY a.version DESC LIMIT 1) AS v) newest;
END $$;
