-- Books that are held against a bank's: when a reference was given to it, the reports, what they found, and
-- what became of that.

-- Of what is older than this the time is that of the attempt, of the refund, or of the money that goes back.
ALTER TABLE bank_references ADD COLUMN given_at timestamptz;
UPDATE bank_references r SET given_at = coalesce(
  (SELECT a.submitted_at FROM payout_attempts a
   WHERE a.developer_id = r.developer_id AND a.agreement_id = r.agreement_id
     AND a.milestone_id = r.subject_id AND a.reference = r.reference),
  (SELECT f.created_at FROM refunds f
   WHERE f.developer_id = r.developer_id AND f.agreement_id = r.agreement_id AND f.id = r.subject_id),
  (SELECT h.created_at FROM house_transfers h
   WHERE h.provider = r.provider AND h.cause = r.subject_id AND h.kind = 'unmatched'),
  date_trunc('milliseconds', now()));
ALTER TABLE bank_references
  ALTER COLUMN given_at SET DEFAULT date_trunc('milliseconds', now()),
  ALTER COLUMN given_at SET NOT NULL;
CREATE INDEX bank_references_by_time ON bank_references (provider, given_at, reference);
CREATE INDEX deposits_by_session ON deposits (provider, session_id) WHERE session_id IS NOT NULL;

-- What a bank has more or less than our books stands in suspense until somebody knows why. Its cause is the
-- break that was closed with it; it is taken back when the books come to agree by themselves.
ALTER TABLE house_transfers
  ALTER COLUMN account_number DROP NOT NULL,
  DROP CONSTRAINT house_transfers_movement,
  ADD CONSTRAINT house_transfers_movement CHECK (
    (kind, debit, credit) IN (
      ('unmatched', 'bank', 'unmatched'),
      ('unmatched_returned', 'unmatched', 'bank'),
      ('unmatched_reversed', 'unmatched', 'bank'),
      ('break_over', 'bank', 'suspense'),
      ('break_over_undone', 'suspense', 'bank'),
      ('break_short', 'suspense', 'bank'),
      ('break_short_undone', 'bank', 'suspense'))),
  ADD CONSTRAINT house_transfers_account CHECK ((account_number IS NULL) = starts_with(kind, 'break_'));
DROP INDEX house_transfers_leave_once;
CREATE UNIQUE INDEX house_transfers_leave_once ON house_transfers (provider, cause)
  WHERE kind IN ('unmatched_returned', 'unmatched_reversed');

-- A report. It is about a bank and concerns all whose money lies there; what it found says whose it is.
CREATE TABLE reconciliations (
  id text PRIMARY KEY,
  provider text NOT NULL,
  -- What the books were held against: the bank's own lists, or a statement of the account.
  source text NOT NULL CHECK (source IN ('bank', 'statement')),
  period_from timestamptz NOT NULL,
  period_to timestamptz NOT NULL CHECK (period_to > period_from),
  listed integer NOT NULL,
  matched integer NOT NULL,
  undecided integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX reconciliations_of_period ON reconciliations (provider, period_from, period_to);

-- Found by one report or by many. Those of nobody's agreement carry an empty developer_id.
CREATE TABLE reconciliation_breaks (
  developer_id text NOT NULL,
  id text NOT NULL,
  agreement_id text,
  provider text NOT NULL,
  source text NOT NULL,
  type text NOT NULL CHECK (type IN ('missing_here', 'missing_there', 'amount_differs', 'duplicate', 'stale')),
  kind text NOT NULL CHECK (kind IN ('deposit', 'payout', 'refund')),
  subject text NOT NULL,
  currency text,
  our_amount bigint,
  our_state text,
  our_at timestamptz,
  their_amount bigint,
  their_state text,
  their_at timestamptz,
  -- What the bank has more than our books.
  difference bigint NOT NULL,
  -- The moment that puts it into a period.
  at timestamptz NOT NULL,
  -- Which of several that are alike in one report; and how often it was gone before it came again.
  ordinal integer NOT NULL,
  occurrence integer NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT reconciliation_breaks_owner CHECK ((developer_id = '') = (agreement_id IS NULL)),
  CONSTRAINT reconciliation_breaks_once UNIQUE
    (developer_id, provider, source, type, kind, subject, difference, ordinal, occurrence)
);
CREATE INDEX reconciliation_breaks_by_time ON reconciliation_breaks (provider, source, at);

CREATE TABLE reconciliation_findings (
  developer_id text NOT NULL,
  reconciliation_id text NOT NULL,
  break_id text NOT NULL,
  PRIMARY KEY (developer_id, reconciliation_id, break_id)
);
CREATE INDEX reconciliation_findings_of_report ON reconciliation_findings (reconciliation_id, break_id);

-- Closed: somebody has given a reason, and the difference was posted. Gone: the books agree by now.
CREATE TABLE reconciliation_closings (
  developer_id text NOT NULL,
  break_id text NOT NULL,
  how text NOT NULL CHECK (how IN ('closed', 'gone')),
  reason text NOT NULL,
  closed_by jsonb NOT NULL,
  closed_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, break_id, how)
);
