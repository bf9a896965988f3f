-- Where money goes when a bank takes it back, keeps some of it, or pays it twice; and milestones of which the
-- platform gives a part, or all, to the buyer.

ALTER TABLE agreements
  ADD COLUMN receivable bigint NOT NULL DEFAULT 0 CHECK (receivable >= 0),
  ADD COLUMN fees bigint NOT NULL DEFAULT 0 CHECK (fees >= 0),
  ADD COLUMN house bigint NOT NULL DEFAULT 0 CHECK (house >= 0),
  ADD COLUMN reversed bigint NOT NULL DEFAULT 0,
  DROP CONSTRAINT agreements_balance,
  ADD CONSTRAINT agreements_balance CHECK (
    bank + receivable + fees
      = escrow + excess + refund_payable + seller + payout_clearing + suspense + house);

ALTER TABLE milestones
  ADD COLUMN to_buyer bigint NOT NULL DEFAULT 0,
  ADD COLUMN open_returns integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT milestones_to_buyer CHECK (to_buyer >= 0 AND to_buyer <= amount),
  ADD CONSTRAINT milestones_open_returns CHECK (open_returns >= 0);

ALTER TABLE transfers
  DROP CONSTRAINT transfers_movement,
  ADD CONSTRAINT transfers_movement CHECK (
    (kind, debit, credit) IN (
      ('deposit', 'bank', 'escrow'),
      ('deposit_excess', 'bank', 'excess'),
      ('deposit_unapplied', 'bank', 'suspense'),
      ('deposit_reversed', 'escrow', 'bank'),
      ('deposit_reversed_excess', 'excess', 'bank'),
      ('deposit_reversed_unapplied', 'suspense', 'bank'),
      ('deposit_reversed_owed', 'receivable', 'house'),
      ('fee', 'fees', 'house'),
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
      ('overpaid', 'receivable', 'house'),
      ('overpaid_returned', 'house', 'receivable'),
      ('receivable_settled', 'house', 'receivable')));
