-- Shares of other payees than the seller. `shares` has one object for each: payee and amount, frozen when the
-- agreement is created, and from the release on the settlement, attempts and failures of its payout. It is null
-- without shares. The rows of a share in payouts, payout_attempts and payout_holds have its position added to the
-- id, such as po_…_p1; `seller_external_id` of payouts is the payee.
ALTER TABLE milestones ADD COLUMN shares jsonb;
CREATE INDEX milestones_open_shares ON milestones (developer_id, agreement_id)
  WHERE jsonb_path_exists(shares, '$[*] ? (@.settlement == "RELEASED"
  || @.settlement == "SUBMITTED" || @.settlement == "AWAITING_DETAILS")');
-- A payee who is not in payouts yet.
CREATE INDEX milestones_shares_to_come ON milestones (developer_id, agreement_id)
  WHERE shares IS NOT NULL AND settlement IN ('OPEN', 'QUEUED');

ALTER TABLE agreements
  ADD COLUMN shares bigint NOT NULL DEFAULT 0 CHECK (shares >= 0),
  DROP CONSTRAINT agreements_balance,
  ADD CONSTRAINT agreements_balance CHECK (
    bank + receivable + fees = escrow + excess + refund_payable + seller + shares + payout_clearing + suspense
      + platform + commission);

ALTER TABLE transfers DROP CONSTRAINT transfers_movement;
ALTER TABLE transfers ADD CONSTRAINT transfers_movement CHECK (
  (kind, debit, credit) IN (
    ('deposit', 'bank', 'escrow'),
    ('deposit_excess', 'bank', 'excess'),
    ('deposit_unapplied', 'bank', 'suspense'),
    ('deposit_reversed', 'escrow', 'bank'),
    ('deposit_reversed_excess', 'excess', 'bank'),
    ('deposit_reversed_unapplied', 'suspense', 'bank'),
    ('deposit_reversed_owed', 'receivable', 'platform'),
    ('fee', 'fees', 'platform'),
    ('release', 'escrow', 'seller'),
    ('release', 'escrow', 'shares'),
    ('payout_submitted', 'seller', 'payout_clearing'),
    ('payout_submitted', 'shares', 'payout_clearing'),
    ('payout_succeeded', 'payout_clearing', 'bank'),
    ('payout_failed', 'payout_clearing', 'seller'),
    ('payout_failed', 'payout_clearing', 'shares'),
    ('payout_reversed', 'bank', 'seller'),
    ('payout_reversed', 'bank', 'shares'),
    ('payout_late', 'seller', 'bank'),
    ('payout_late', 'shares', 'bank'),
    ('refund', 'escrow', 'refund_payable'),
    ('excess_return', 'excess', 'refund_payable'),
    ('unapplied_return', 'suspense', 'refund_payable'),
    ('release_return', 'seller', 'refund_payable'),
    ('refund_paid', 'refund_payable', 'bank'),
    ('refund_reversed', 'bank', 'refund_payable'),
    ('overpaid', 'receivable', 'platform'),
    ('overpaid_returned', 'platform', 'receivable'),
    ('receivable_settled', 'platform', 'receivable'),
    ('release_recalled', 'seller', 'bank'),
    ('receivable_recovered', 'platform', 'receivable'),
    ('commission', 'escrow', 'commission'),
    ('commission_returned', 'commission', 'seller'),
    ('share_returned', 'shares', 'seller')));
