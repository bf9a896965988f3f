-- The movements that exist, as core/ledger.ts lists them. Without this a second release could pass under another
-- name, and a movement between accounts that nobody adds up would leave the balances as they were.
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
    ('refund_paid', 'refund_payable', 'bank')));
