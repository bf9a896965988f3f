-- Every word of a bank has a place: a movement, or an exception that a person closes.

-- What does not fit and waits for somebody. Those that concern no agreement of anybody's carry an empty
-- developer_id and no agreement: whoever runs the service looks after them.
CREATE TABLE exceptions (
  developer_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  agreement_id text,
  -- What it is about: a bank's transaction, or a reference of ours. The cause of its movements, where it has any.
  subject text NOT NULL,
  amount bigint CHECK (amount > 0),
  currency text,
  details jsonb NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  note text,
  closed_by jsonb,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT exceptions_owner CHECK ((developer_id = '') = (agreement_id IS NULL)),
  CONSTRAINT exceptions_closed CHECK ((closed_at IS NULL) = (note IS NULL) AND (note IS NULL) = (closed_by IS NULL)),
  -- A bank that repeats itself opens nothing new.
  CONSTRAINT exceptions_once UNIQUE NULLS NOT DISTINCT (developer_id, agreement_id, kind, subject)
);
-- Few at any time, among very many.
CREATE INDEX exceptions_open ON exceptions (developer_id, id) WHERE closed_at IS NULL;

-- What a bank has told us unasked, each message once, and what became of it. A plain deposit has its row in
-- `deposits` and none here. `outcome` is null until somebody has acted on it.
CREATE TABLE bank_messages (
  provider text NOT NULL,
  -- The bank's own name for the message, or a hash of what it says.
  key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'deposit_reversed', 'transfer')),
  subject text NOT NULL,
  content jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  outcome text,
  agreement_id text,
  PRIMARY KEY (provider, key)
);
CREATE INDEX bank_messages_by_subject ON bank_messages (provider, subject);
-- What was given up, and what a bank has told, is kept for a while and then swept.
CREATE INDEX bank_messages_by_age ON bank_messages (received_at) WHERE outcome IS NOT NULL;
CREATE INDEX jobs_dead ON jobs (dead_at) WHERE dead_at IS NOT NULL;

ALTER TABLE deposits
  ADD COLUMN reversed bigint NOT NULL DEFAULT 0,
  ADD COLUMN fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  ADD COLUMN sender_bank text,
  ADD COLUMN session_id text,
  ADD CONSTRAINT deposits_reversed_once CHECK (reversed >= 0 AND reversed <= amount);

-- Money at a bank that belongs to no agreement: the house keeps it until it goes back. Each row moves an
-- amount between two accounts, `bank` and `unmatched`; a cause brings about each kind only once.
CREATE TABLE house_transfers (
  provider text NOT NULL,
  cause text NOT NULL,
  kind text NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  -- Where it came in.
  account_number text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, cause, kind),
  CONSTRAINT house_transfers_movement CHECK (
    (kind, debit, credit) IN (
      ('unmatched', 'bank', 'unmatched'),
      ('unmatched_returned', 'unmatched', 'bank'),
      ('unmatched_reversed', 'unmatched', 'bank')))
);
-- What came in leaves once, by whichever way.
CREATE UNIQUE INDEX house_transfers_leave_once ON house_transfers (provider, cause) WHERE kind <> 'unmatched';

-- A row here keeps every worker from work that moves money: after a restore, until somebody has held the
-- books against the bank's.
CREATE TABLE money_pause (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  since timestamptz NOT NULL,
  reason text NOT NULL
);
