-- A release whose deposit the bank took back can be taken back from the seller's account.
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
    ('payout_submitted', 'seller', 'payout_clearing'),
    ('payout_succeeded', 'payout_clearing', 'bank'),
    ('payout_failed', 'payout_clearing', 'seller'),
    ('payout_reversed', 'bank', 'seller'),
    ('payout_late', 'seller', 'bank'),
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
    ('receivable_recovered', 'platform', 'receivable')));

-- A bank may have paid another account than the books say.
ALTER TABLE reconciliation_breaks DROP CONSTRAINT reconciliation_breaks_type_check;
ALTER TABLE reconciliation_breaks ADD CONSTRAINT reconciliation_breaks_type_check CHECK (
  type IN ('missing_here', 'missing_there', 'amount_differs', 'recipient_differs', 'duplicate', 'stale'));
