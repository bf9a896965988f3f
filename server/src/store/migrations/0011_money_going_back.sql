-- Money that came in when the agreement was over can go back, and what goes back is easy to find.

-- The movements that exist, with the way out of suspense.
ALTER TABLE transfers DROP CONSTRAINT transfers_movement;
ALTER TABLE transfers ADD CONSTRAINT transfers_movement CHECK (
  (kind, debit, credit) IN (
    ('deposit', 'bank', 'escrow'),
    ('deposit_excess', 'bank', 'excess'),
    ('deposit_unapplied', 'bank', 'suspense'),
    ('release', 'escrow', 'seller'),
    ('payout_submitted', 'seller', 'payout_clearing'),
    ('payout_succeeded', 'payout_clearing', 'bank'),
    ('payout_failed', 'payout_clearing', 'seller'),
    ('payout_reversed', 'bank', 'seller'),
    ('refund', 'escrow', 'refund_payable'),
    ('excess_return', 'excess', 'refund_payable'),
    ('unapplied_return', 'suspense', 'refund_payable'),
    ('refund_paid', 'refund_payable', 'bank')));

-- As before, but everything that is set aside for the buyer counts as refunded, whatever account it comes from.
CREATE OR REPLACE FUNCTION commit_changes(
  changes jsonb, changed_milestones jsonb, new_transfers jsonb, new_events jsonb, new_jobs jsonb,
  new_deposits jsonb, changed_deposits jsonb, changed_refunds jsonb, new_references jsonb,
  new_accounts jsonb, answers jsonb)
RETURNS integer[] LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
DECLARE
  won integer[];
BEGIN
  -- The one statement that decides: the version is compared and raised in the same breath.
  WITH moved AS (
    SELECT t.n,
      sum(CASE 'bank' WHEN t.debit THEN t.amount WHEN t.credit THEN -t.amount ELSE 0 END) AS bank,
      sum(CASE 'escrow' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS escrow,
      sum(CASE 'excess' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS excess,
      sum(CASE 'refund_payable' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS refund_payable,
      sum(CASE 'seller' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS seller,
      sum(CASE 'payout_clearing' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS payout_clearing,
      sum(CASE 'suspense' WHEN t.credit THEN t.amount WHEN t.debit THEN -t.amount ELSE 0 END) AS suspense,
      sum(t.amount) FILTER (WHERE t.kind IN ('deposit', 'deposit_excess', 'deposit_unapplied')) AS deposited,
      sum(t.amount) FILTER (WHERE t.credit = 'refund_payable') AS refunded,
      count(*) AS transfers
    FROM jsonb_to_recordset(new_transfers) AS t(n integer, kind text, debit text, credit text, amount bigint)
    GROUP BY t.n
  ), updated AS (
    UPDATE agreements a SET
      version = a.version + 1,
      status = c.status,
      account_provider = c.account_provider,
      account_number = c.account_number,
      account_bank_code = c.account_bank_code,
      account_name = c.account_name,
      hold = c.hold,
      bank = a.bank + coalesce(m.bank, 0),
      escrow = a.escrow + coalesce(m.escrow, 0),
      excess = a.excess + coalesce(m.excess, 0),
      refund_payable = a.refund_payable + coalesce(m.refund_payable, 0),
      seller = a.seller + coalesce(m.seller, 0),
      payout_clearing = a.payout_clearing + coalesce(m.payout_clearing, 0),
      suspense = a.suspense + coalesce(m.suspense, 0),
      deposited = a.deposited + coalesce(m.deposited, 0),
      refunded = a.refunded + coalesce(m.refunded, 0),
      event_count = c.event_count,
      transfer_count = a.transfer_count + coalesce(m.transfers, 0),
      chain_head = c.chain_head
    FROM jsonb_to_recordset(changes) AS c(
      n integer, developer_id text, agreement_id text, version integer, status text, account_provider text,
      account_number text, account_bank_code text, account_name text, hold text, event_count integer,
      chain_head text)
    LEFT JOIN moved m ON m.n = c.n
    WHERE a.developer_id = c.developer_id AND a.id = c.agreement_id AND a.version = c.version
    RETURNING c.n
  )
  SELECT coalesce(array_agg(n), '{}') INTO won FROM updated;

  IF changed_milestones IS NOT NULL THEN
    UPDATE milestones m SET
      buyer_confirmed = x.buyer_confirmed, seller_confirmed = x.seller_confirmed, settlement = x.settlement,
      completed_as = x.completed_as, payout_attempts = x.payout_attempts, payout_failures = x.payout_failures
    FROM jsonb_to_recordset(changed_milestones) AS x(
      n integer, developer_id text, agreement_id text, id text, buyer_confirmed boolean, seller_confirmed boolean,
      settlement text, completed_as integer, payout_attempts integer, payout_failures integer)
    WHERE x.n = ANY(won) AND m.developer_id = x.developer_id AND m.agreement_id = x.agreement_id AND m.id = x.id;
  END IF;

  IF new_transfers IS NOT NULL THEN
    INSERT INTO transfers (developer_id, agreement_id, sequence, kind, debit, credit, amount, cause, hash, created_at)
    SELECT developer_id, agreement_id, sequence, kind, debit, credit, amount, cause, hash, created_at
    FROM jsonb_to_recordset(new_transfers) AS x(
      n integer, developer_id text, agreement_id text, sequence integer, kind text, debit text, credit text,
      amount bigint, cause text, hash text, created_at timestamptz)
    WHERE n = ANY(won);
  END IF;

  IF new_deposits IS NOT NULL THEN
    INSERT INTO provider_transactions (provider, transaction_id, developer_id, agreement_id)
    SELECT provider, transaction_id, developer_id, agreement_id
    FROM jsonb_to_recordset(new_deposits) AS x(
      n integer, developer_id text, agreement_id text, provider text, transaction_id text)
    WHERE n = ANY(won);
    INSERT INTO deposits (developer_id, agreement_id, provider, transaction_id, account_number, amount, returned,
      sender_name, applied, received_at)
    SELECT developer_id, agreement_id, provider, transaction_id, account_number, amount, 0, sender_name, applied,
      received_at
    FROM jsonb_to_recordset(new_deposits) AS x(
      n integer, developer_id text, agreement_id text, provider text, transaction_id text, account_number text,
      amount bigint, sender_name text, applied boolean, received_at timestamptz)
    WHERE n = ANY(won);
  END IF;

  IF changed_deposits IS NOT NULL THEN
    UPDATE deposits d SET returned = x.returned
    FROM jsonb_to_recordset(changed_deposits) AS x(
      n integer, developer_id text, agreement_id text, provider text, transaction_id text, returned bigint)
    WHERE x.n = ANY(won) AND d.developer_id = x.developer_id AND d.agreement_id = x.agreement_id
      AND d.provider = x.provider AND d.transaction_id = x.transaction_id;
  END IF;

  IF changed_refunds IS NOT NULL THEN
    INSERT INTO refunds AS r (developer_id, agreement_id, id, kind, amount, status, milestone_ids, reason, parts,
      created_at)
    SELECT developer_id, agreement_id, id, kind, amount, status, milestone_ids, reason, parts, created_at
    FROM jsonb_to_recordset(changed_refunds) AS x(
      n integer, developer_id text, agreement_id text, id text, kind text, amount bigint, status text,
      milestone_ids jsonb, reason text, parts jsonb, created_at timestamptz)
    WHERE n = ANY(won)
    ON CONFLICT (developer_id, agreement_id, id) DO UPDATE SET status = excluded.status, parts = excluded.parts;
  END IF;

  IF new_references IS NOT NULL THEN
    INSERT INTO bank_references (provider, reference, kind, developer_id, agreement_id, subject_id)
    SELECT provider, reference, kind, developer_id, agreement_id, subject_id
    FROM jsonb_to_recordset(new_references) AS x(
      n integer, developer_id text, agreement_id text, provider text, reference text, kind text, subject_id text)
    WHERE n = ANY(won);
  END IF;

  IF new_accounts IS NOT NULL THEN
    INSERT INTO virtual_accounts (provider, account_number, developer_id, agreement_id)
    SELECT provider, account_number, developer_id, agreement_id
    FROM jsonb_to_recordset(new_accounts) AS x(
      n integer, developer_id text, agreement_id text, provider text, account_number text)
    WHERE n = ANY(won);
  END IF;

  PERFORM write_side_effects(won, new_events, new_jobs, answers);
  RETURN won;
END $$;

-- Money on its way back, or that should be: few agreements at any time, among very many. The dashboard looks for them,
-- and nobody should have to read the whole history to find that there are none.
CREATE INDEX agreements_giving_back ON agreements (developer_id, id) WHERE refund_payable > 0 OR suspense > 0;
CREATE INDEX refunds_refused ON refunds (developer_id, id) WHERE status = 'FAILED';
