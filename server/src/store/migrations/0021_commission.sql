-- The platform's commission. `fees` are the fee lines of a milestone, frozen when the agreement is created;
-- `commission` is what the platform has taken of them. Both are null without fees.
ALTER TABLE milestones
  ADD COLUMN fees jsonb,
  ADD COLUMN commission bigint,
  ADD CONSTRAINT milestones_commission CHECK (commission >= 0);
CREATE INDEX milestones_with_commission ON milestones (developer_id) WHERE commission > 0;

ALTER TABLE agreements
  ADD COLUMN commission bigint NOT NULL DEFAULT 0 CHECK (commission >= 0),
  DROP CONSTRAINT agreements_balance,
  ADD CONSTRAINT agreements_balance CHECK (
    bank + receivable + fees
      = escrow + excess + refund_payable + seller + payout_clearing + suspense + platform + commission);

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
    ('receivable_recovered', 'platform', 'receivable'),
    ('commission', 'escrow', 'commission'),
    ('commission_returned', 'commission', 'seller')));

-- Payouts of a tenant's commission to its own account. What was earned is in the agreements; what left the bank
-- is here. `number` counts them without a gap.
CREATE TABLE commission_payouts (
  developer_id text NOT NULL,
  id text NOT NULL,
  number integer NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  provider text NOT NULL,
  reference text NOT NULL,
  account_version integer NOT NULL,
  status text NOT NULL CHECK (status IN ('SUBMITTED', 'SUCCEEDED', 'FAILED', 'REVERSED')),
  reason text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  mac text NOT NULL,
  PRIMARY KEY (developer_id, id),
  UNIQUE (developer_id, number)
);
CREATE INDEX commission_payouts_undecided ON commission_payouts (created_at) WHERE status = 'SUBMITTED';

-- Fees that were computed and not charged. `milestones` has an amount and its fee lines for each.
CREATE TABLE quotes (
  developer_id text NOT NULL,
  id text NOT NULL,
  currency text NOT NULL,
  milestones jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  mac text NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX quotes_by_end ON quotes (expires_at);
