-- The last amendment of an agreement: what it changes, and who has agreed (core/escrow/amendments/amendment.ts).
-- Null if there never was one.
ALTER TABLE agreements ADD COLUMN amendment jsonb;

ALTER TABLE deadlines DROP CONSTRAINT deadlines_kind_check;
ALTER TABLE deadlines ADD CONSTRAINT deadlines_kind_check
  CHECK (kind IN ('fund_by', 'deliver_by', 'inspection_end', 'dispute', 'amendment'));

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
    ('share_returned', 'shares', 'seller'),
    ('amendment_excess', 'escrow', 'excess'),
    ('excess_applied', 'excess', 'escrow')));
