-- Version 0.2.0 in one file: the tables of 0.1.0 (0011_baseline.sql) become those of 0.2.0, and their rows
-- are converted. A database that ran the migrations which this file replaces counts as having it
-- (baseline.ts).

-- Jobs and SQL functions.

-- The SQL functions that were created here: one row per .sql file, with the file's checksum and its
-- functions. Every row has the version that changed any of them last.
CREATE TABLE living_sql (
  name text PRIMARY KEY,
  sha256 text NOT NULL,
  functions text[] NOT NULL,
  version text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);

-- In 0.1.0 migrations created the functions. They are entered under a file that no longer exists, so those
-- that no file creates again are dropped.
INSERT INTO living_sql (name, sha256, functions, version)
SELECT 'migrations', '', array_agg(oid::regprocedure::text), '0.1.0'
FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND proname IN (
  'load_agreements', 'commit_changes', 'create_agreements', 'write_side_effects',
  'risk_current', 'risk_previous', 'risk_touch', 'risk_store',
  'settled_position', 'adopt_event_log', 'fan_out_events')
HAVING count(*) > 0;

-- A job that owes money never dies. When its retries are spent, or a bank has been undecided for days, it
-- continues and raises an alarm (`alarmed_at`). `waiting_since` is the time of the first "not yet" from
-- outside; a job that has waited for long is retried less often. `trace` is the W3C traceparent of the cause.
ALTER TABLE jobs
  ADD COLUMN alarmed_at timestamptz,
  ADD COLUMN waiting_since timestamptz,
  ADD COLUMN trace text;

-- In 0.1.0 such jobs died after two days. They resume, with an alarm.
UPDATE jobs SET alarmed_at = dead_at, dead_at = NULL, run_at = now()
WHERE dead_at IS NOT NULL
  AND kind IN ('submit-payout', 'pay-refunds', 'return-excess', 'resume-payouts', 'sandbox-notice');

CREATE INDEX jobs_alarmed ON jobs (developer_id, alarmed_at) WHERE alarmed_at IS NOT NULL;
-- The due jobs of one developer, so that the long queue of one developer does not delay the others.
CREATE INDEX jobs_due_by_developer ON jobs (developer_id, run_at) WHERE dead_at IS NULL;
CREATE INDEX jobs_by_agreement ON jobs ((payload->>'agreementId'));
-- Dead jobs are kept for a while, then swept.
CREATE INDEX jobs_dead ON jobs (dead_at) WHERE dead_at IS NOT NULL;

-- Writes of an account per day, by count and by approximate bytes, for its quota.
CREATE TABLE daily_usage (
  developer_id text NOT NULL,
  day date NOT NULL,
  writes bigint NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (developer_id, day)
) WITH (fillfactor = 70);
CREATE INDEX daily_usage_age ON daily_usage (day);

-- Encryption.

-- Secrets and personal data are encrypted with a key that is not in the database.
--
-- `encrypted_by` names the key of a row; null means plaintext, as 0.1.0 wrote it, until the next start.
--
-- Names, e-mail addresses and account numbers in other rows are encrypted together in `encrypted`, and their
-- own columns are null. Rows of 0.1.0 keep them in their columns, in plaintext. In events and exceptions,
-- whose facts are JSON, `encrypted` is a member of the JSON object.

-- The keys that have encrypted something here, so that a process with another key is refused at its start.
CREATE TABLE encryption_keys (
  id text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);

-- The key of the `encrypted` columns, itself encrypted with the secret. A new secret re-encrypts this row
-- only, so history is not rewritten.
CREATE TABLE data_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  key text NOT NULL,
  encrypted_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE idempotency_keys RENAME COLUMN sealed TO encrypted;

-- Ledger.

-- `receivable`, `fees` and `platform` are accounts for money that a bank takes back, keeps, or pays twice.
--
-- Events are chained by hash: `event_head` is the hash of the newest event, `chained_from` the sequence of
-- the first event that has a hash. `mac` covers the chains of events and of transfers with a key that is not
-- in the database. It is null until the first change after the upgrade, or until housekeeping adds it.
ALTER TABLE agreements
  ADD COLUMN receivable bigint NOT NULL DEFAULT 0 CHECK (receivable >= 0),
  ADD COLUMN fees bigint NOT NULL DEFAULT 0 CHECK (fees >= 0),
  ADD COLUMN platform bigint NOT NULL DEFAULT 0 CHECK (platform >= 0),
  ADD COLUMN reversed bigint NOT NULL DEFAULT 0,
  ADD COLUMN event_head text NOT NULL DEFAULT repeat('0', 64),
  ADD COLUMN chained_from integer NOT NULL DEFAULT 1,
  ADD COLUMN mac text,
  ADD COLUMN encrypted text,
  DROP CONSTRAINT agreements_balance,
  ADD CONSTRAINT agreements_balance CHECK (
    bank + receivable + fees
      = escrow + excess + refund_payable + seller + payout_clearing + suspense + platform),
  ADD CONSTRAINT agreements_clear_or_encrypted CHECK (
    encrypted IS NULL OR num_nonnulls(buyer_email, buyer_name, account_name) = 0);
-- Events of 0.1.0 get no hash: one that is computed later proves nothing.
UPDATE agreements SET chained_from = event_count + 1;
-- The sweep for forgotten work reads these two and milestones_leaving.
CREATE INDEX agreements_in_excess ON agreements (developer_id, id) WHERE excess > 0;
CREATE INDEX agreements_in_suspense ON agreements (developer_id, id) WHERE suspense > 0;
CREATE INDEX agreements_without_mac ON agreements (developer_id, id) WHERE mac IS NULL;
-- Risk scores count the refunded and frozen agreements of a user.
CREATE INDEX agreements_gone_wrong_by_buyer ON agreements (developer_id, buyer_external_id)
  WHERE status IN ('REFUNDED', 'FROZEN');
CREATE INDEX agreements_gone_wrong_by_seller ON agreements (developer_id, seller_external_id)
  WHERE status IN ('REFUNDED', 'FROZEN');

-- `to_buyer` is the part of a milestone that the platform gives to the buyer. `open_returns` counts its
-- refunds that the bank has not paid yet.
ALTER TABLE milestones
  ADD COLUMN to_buyer bigint NOT NULL DEFAULT 0,
  ADD COLUMN open_returns integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT milestones_to_buyer CHECK (to_buyer >= 0 AND to_buyer <= amount),
  ADD CONSTRAINT milestones_open_returns CHECK (open_returns >= 0);
CREATE INDEX milestones_leaving ON milestones (developer_id, agreement_id)
  WHERE settlement IN ('RELEASED', 'SUBMITTED');
-- Released before the money arrived.
CREATE INDEX milestones_queued ON milestones (developer_id, agreement_id) WHERE settlement = 'QUEUED';

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
      ('receivable_settled', 'platform', 'receivable')));

ALTER TABLE deposits
  ADD COLUMN reversed bigint NOT NULL DEFAULT 0,
  ADD COLUMN fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  ADD COLUMN sender_bank text,
  ADD COLUMN session_id text,
  ADD COLUMN encrypted text,
  ADD CONSTRAINT deposits_reversed_once CHECK (reversed >= 0 AND reversed <= amount),
  ADD CONSTRAINT deposits_clear_or_encrypted CHECK (encrypted IS NULL OR sender_name IS NULL);
-- Reconciliation reads deposits by day.
CREATE INDEX deposits_by_time ON deposits (received_at);
CREATE INDEX deposits_by_session ON deposits (provider, session_id) WHERE session_id IS NOT NULL;

-- The caller's own reference and metadata for an object. Metadata is encrypted, since it may name people. A
-- row exists only if the caller gave one of the two.
CREATE TABLE caller_metadata (
  developer_id text NOT NULL,
  subject_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('agreement', 'assessment', 'verification', 'refund')),
  reference text,
  encrypted text,
  PRIMARY KEY (developer_id, subject_id),
  CONSTRAINT caller_metadata_not_empty CHECK (num_nonnulls(reference, encrypted) > 0)
);
CREATE UNIQUE INDEX caller_metadata_by_reference ON caller_metadata (developer_id, kind, reference)
  WHERE reference IS NOT NULL;

-- Daily totals of the dashboard, so that its front page reads no history. They are updated in batches when
-- the page is read, never by a commit.
CREATE TABLE daily_figures (
  developer_id text NOT NULL,
  day date NOT NULL,
  figure text NOT NULL,
  -- A currency, a flag or an outcome.
  label text NOT NULL,
  -- A sum of amounts may exceed a bigint.
  amount numeric NOT NULL,
  PRIMARY KEY (developer_id, day, figure, label)
) WITH (fillfactor = 70);

-- How far each log was added up. Events are followed by position, as for webhooks; ids of assessments and
-- verifications sort by time.
CREATE TABLE daily_figure_marks (
  developer_id text PRIMARY KEY,
  position bigint NOT NULL,
  event_id text NOT NULL,
  assessment_id text NOT NULL,
  verification_id text NOT NULL
) WITH (fillfactor = 70);

-- Refunds.

-- The parts of a refund. In 0.1.0 they were one JSON value, which every paid part rewrote: n² for n deposits.
CREATE TABLE refund_parts (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  refund_id text NOT NULL,
  position integer NOT NULL,
  provider text NOT NULL,
  -- The deposit that is returned; null when the bank took the money back itself.
  transaction_id text,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('PENDING', 'SUBMITTED', 'PAID', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  -- Prefix of the references of all attempts.
  stem text NOT NULL,
  retry_at timestamptz,
  reason text,
  -- Another destination, when the money cannot be returned to its sender.
  bank_code text,
  account_number text,
  account_name text,
  encrypted text,
  settled_at timestamptz,
  PRIMARY KEY (developer_id, agreement_id, refund_id, position),
  -- The stem names the piece of a deposit that is returned, so no piece is returned twice.
  CONSTRAINT refund_parts_once UNIQUE (developer_id, agreement_id, stem),
  CONSTRAINT refund_parts_clear_or_encrypted CHECK (
    encrypted IS NULL OR num_nonnulls(account_number, account_name) = 0)
) WITH (fillfactor = 70);
CREATE INDEX refund_parts_open ON refund_parts (developer_id, agreement_id, refund_id, position)
  WHERE status IN ('PENDING', 'SUBMITTED');

-- References that a bank may know are kept.
INSERT INTO refund_parts (developer_id, agreement_id, refund_id, position, provider, transaction_id, amount,
  status, attempts, stem, retry_at, settled_at)
SELECT r.developer_id, r.agreement_id, r.id, p.number - 1, p.part->>'provider', p.part->>'transactionId',
  (p.part->>'amount')::bigint, p.part->>'status', (p.part->>'attempts')::integer, r.id || '_' || p.number - 1,
  to_timestamp((p.part->>'retryAtMs')::bigint / 1000.0),
  (SELECT t.created_at FROM transfers t
   WHERE t.developer_id = r.developer_id AND t.agreement_id = r.agreement_id AND t.kind = 'refund_paid'
     AND t.cause = r.id || '_' || p.number - 1 || '_' || (p.part->>'attempts'))
FROM refunds r, jsonb_array_elements(r.parts) WITH ORDINALITY AS p(part, number);

-- The refund counts its parts, so that paying one part writes that part and the refund only.
ALTER TABLE refunds
  DROP COLUMN parts,
  ADD COLUMN part_count integer NOT NULL DEFAULT 0,
  ADD COLUMN open_parts integer NOT NULL DEFAULT 0 CHECK (open_parts >= 0),
  ADD COLUMN failed_parts integer NOT NULL DEFAULT 0 CHECK (failed_parts >= 0);
UPDATE refunds r SET part_count = p.parts, open_parts = p.open, failed_parts = p.failed
FROM (
  SELECT developer_id, agreement_id, refund_id, count(*) AS parts,
    count(*) FILTER (WHERE status IN ('PENDING', 'SUBMITTED')) AS open,
    count(*) FILTER (WHERE status = 'FAILED') AS failed
  FROM refund_parts GROUP BY developer_id, agreement_id, refund_id) p
WHERE p.developer_id = r.developer_id AND p.agreement_id = r.agreement_id AND p.refund_id = r.id;
-- Ids of refunds no longer sort by time.
CREATE INDEX refunds_in_order ON refunds (developer_id, agreement_id, created_at, id);

-- An agreement is REFUNDED once the bank has paid. Until then a milestone counts as if no refund was
-- requested.
UPDATE milestones m SET open_returns = o.refunds
FROM (
  SELECT r.developer_id, r.agreement_id, i.id, count(*) AS refunds
  FROM refunds r, jsonb_array_elements_text(r.milestone_ids) AS i(id)
  WHERE r.open_parts + r.failed_parts > 0
  GROUP BY r.developer_id, r.agreement_id, i.id) o
WHERE o.developer_id = m.developer_id AND o.agreement_id = m.agreement_id AND o.id = m.id;

UPDATE agreements a SET status = CASE
    WHEN a.hold IS NOT NULL THEN 'FROZEN'
    WHEN m.all_completed THEN 'COMPLETED'
    WHEN m.any_confirmed THEN 'IN_PROGRESS'
    WHEN a.excess > 0 THEN 'OVERFUNDED'
    WHEN a.escrow + least(a.refund_payable, m.going_back) >= m.due THEN 'FUNDED'
    WHEN a.escrow + least(a.refund_payable, m.going_back) > 0 THEN 'PARTIAL'
    ELSE 'PENDING' END
FROM (
  SELECT developer_id, agreement_id,
    bool_or(open_returns > 0) AS any_open,
    bool_and(buyer_confirmed AND seller_confirmed OR settlement = 'REFUNDED' AND open_returns = 0)
      AS all_completed,
    bool_or(buyer_confirmed OR seller_confirmed) AS any_confirmed,
    coalesce(sum(amount) FILTER (WHERE settlement <> 'REFUNDED' OR open_returns > 0), 0) AS due,
    coalesce(sum(amount) FILTER (WHERE settlement = 'REFUNDED' AND open_returns > 0), 0) AS going_back
  FROM milestones GROUP BY developer_id, agreement_id) m
WHERE m.developer_id = a.developer_id AND m.agreement_id = a.id AND m.any_open;

-- Payouts.

-- One row per released milestone. The status of a payout is that of its milestone and is not stored again.
CREATE TABLE payouts (
  developer_id text NOT NULL,
  id text NOT NULL,
  agreement_id text NOT NULL,
  milestone_id text NOT NULL,
  seller_external_id text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX payouts_in_order ON payouts (developer_id, created_at, id);
CREATE INDEX payouts_of_seller ON payouts (developer_id, seller_external_id, created_at, id);

-- One row each time a payout was submitted to a bank. By grants the service may record the bank's answer and
-- change nothing else: the destination is history.
CREATE TABLE payout_attempts (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  milestone_id text NOT NULL,
  attempt integer NOT NULL,
  reference text NOT NULL,
  provider text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The destination as it was known then; null for attempts of 0.1.0.
  bank_code text,
  account_number text,
  account_name text,
  encrypted text,
  name_at_bank text,
  name_match text,
  account_version integer,
  status text NOT NULL CHECK (status IN ('SUBMITTED', 'SUCCEEDED', 'FAILED', 'REVERSED')),
  reason text,
  -- The banks' own id of the transfer, which a bank needs to trace the money.
  session_id text,
  submitted_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (developer_id, agreement_id, milestone_id, attempt),
  CONSTRAINT payout_attempts_destination CHECK (
    num_nonnulls(encrypted, account_number) = num_nonnulls(bank_code)
    AND num_nonnulls(encrypted, account_name) = num_nonnulls(bank_code))
) WITH (fillfactor = 70);
CREATE INDEX payout_attempts_by_session ON payout_attempts (provider, session_id)
  WHERE session_id IS NOT NULL;

INSERT INTO payouts (developer_id, id, agreement_id, milestone_id, seller_external_id, created_at)
SELECT t.developer_id, 'po_' || substr(t.cause, 4), t.agreement_id, t.cause, a.seller_external_id,
  t.created_at
FROM transfers t
JOIN agreements a ON a.developer_id = t.developer_id AND a.id = t.agreement_id
WHERE t.kind = 'release';

INSERT INTO payout_attempts (developer_id, agreement_id, milestone_id, attempt, reference, provider, amount,
  status, reason, submitted_at, settled_at)
SELECT t.developer_id, t.agreement_id, 'ms_' || split_part(t.cause, '_', 2),
  split_part(t.cause, '_', 3)::integer, t.cause, r.provider, t.amount,
  CASE s.kind WHEN 'payout_succeeded' THEN 'SUCCEEDED' WHEN 'payout_failed' THEN 'FAILED'
    WHEN 'payout_reversed' THEN 'REVERSED' ELSE 'SUBMITTED' END,
  e.data->>'reason', t.created_at, s.created_at
FROM transfers t
JOIN bank_references r ON r.reference = t.cause AND r.kind = 'payout'
  AND r.developer_id = t.developer_id AND r.agreement_id = t.agreement_id
LEFT JOIN LATERAL (
  SELECT kind, created_at FROM transfers x
  WHERE x.developer_id = t.developer_id AND x.agreement_id = t.agreement_id AND x.cause = t.cause
    AND x.kind IN ('payout_succeeded', 'payout_failed', 'payout_reversed')
  ORDER BY x.sequence DESC LIMIT 1) s ON true
LEFT JOIN LATERAL (
  SELECT data FROM events x
  WHERE x.developer_id = t.developer_id AND x.stream_id = t.agreement_id
    AND x.type IN ('payout.failed', 'payout.reversed') AND x.data->>'reference' = t.cause
  ORDER BY x.sequence DESC LIMIT 1) e ON true
WHERE t.kind = 'payout_submitted';

-- Every version of a payout account, and its author. The newest is the one in payout_accounts. `mac` covers
-- the version and its event with a key that is not in the database; versions of 0.1.0 have none.
CREATE TABLE payout_account_versions (
  developer_id text NOT NULL,
  external_user_id text NOT NULL,
  version integer NOT NULL,
  bank_code text NOT NULL,
  account_number text,
  account_name text,
  encrypted text,
  -- The holder's name according to the platform, and according to the bank.
  name_given text,
  name_at_bank text,
  name_match text NOT NULL CHECK (name_match IN ('match', 'close', 'mismatch', 'unknown')),
  usable_from timestamptz NOT NULL,
  -- Null for versions of 0.1.0, which did not record the author.
  actor_type text,
  actor_id text,
  mac text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, external_user_id, version),
  CONSTRAINT payout_account_versions_clear_or_encrypted CHECK (
    num_nonnulls(encrypted, account_number) = 1 AND num_nonnulls(encrypted, account_name) = 1)
);
INSERT INTO payout_account_versions (developer_id, external_user_id, version, bank_code, account_number,
  account_name, name_match, usable_from, created_at)
SELECT developer_id, external_user_id, 1, bank_code, account_number, account_name, 'unknown', updated_at,
  updated_at
FROM payout_accounts;

ALTER TABLE payout_accounts
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN name_given text,
  ADD COLUMN name_at_bank text,
  ADD COLUMN name_match text NOT NULL DEFAULT 'unknown',
  ADD COLUMN usable_from timestamptz,
  ADD COLUMN encrypted text,
  ALTER COLUMN account_number DROP NOT NULL,
  ALTER COLUMN account_name DROP NOT NULL,
  ADD CONSTRAINT payout_accounts_clear_or_encrypted CHECK (
    num_nonnulls(encrypted, account_number) = 1 AND num_nonnulls(encrypted, account_name) = 1);
UPDATE payout_accounts SET usable_from = updated_at;
ALTER TABLE payout_accounts
  ALTER COLUMN version DROP DEFAULT,
  ALTER COLUMN name_match DROP DEFAULT,
  ALTER COLUMN usable_from SET NOT NULL;

-- Users whose payouts go to one bank account, found by a blind index. Its key is in the database only in
-- encrypted form. Accounts that 0.1.0 stored have no row.
CREATE TABLE payout_account_index (
  developer_id text NOT NULL,
  blind_index bytea NOT NULL,
  external_user_id text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, blind_index, external_user_id)
);
CREATE INDEX payout_account_index_of_user ON payout_account_index (developer_id, external_user_id);

-- The reasons why a payout is held, one row each. By grants the service may record that a hold was lifted and
-- change nothing else. A hold stays open when its payout ends in another way; its milestone shows that.
CREATE TABLE payout_holds (
  developer_id text NOT NULL,
  id text NOT NULL,
  agreement_id text NOT NULL,
  milestone_id text NOT NULL,
  rule text NOT NULL CHECK (
    rule IN ('unverified_seller', 'new_account', 'risky_payment', 'name_mismatch', 'first_deals')),
  account_version integer,
  until timestamptz,
  opened_at timestamptz NOT NULL,
  lifted_at timestamptz,
  -- Null when the hold was lifted automatically.
  lifted_by jsonb,
  note text,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT payout_holds_lifted CHECK (lifted_at IS NOT NULL OR num_nonnulls(lifted_by, note) = 0)
) WITH (fillfactor = 70);
CREATE INDEX payout_holds_of_payout ON payout_holds (developer_id, agreement_id, milestone_id);
CREATE INDEX payout_holds_open ON payout_holds (developer_id, id) WHERE lifted_at IS NULL;

-- Banks and reconciliation.

-- An agreement may have several accounts. Each has a reference of ours at its bank; some banks report a
-- deposit under that reference only. 0.1.0 used the id of the agreement as the reference.
ALTER TABLE virtual_accounts
  ADD COLUMN reference text,
  ADD COLUMN bank_code text,
  ADD COLUMN account_name text,
  ADD COLUMN encrypted text,
  ADD COLUMN issued_at timestamptz,
  -- An exact account takes this amount only, until it expires. An open account has no amount and takes any.
  ADD COLUMN amount bigint CHECK (amount > 0),
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN closed_at timestamptz;
UPDATE virtual_accounts v SET reference = v.agreement_id, bank_code = a.account_bank_code,
  account_name = a.account_name, issued_at = a.created_at
FROM agreements a WHERE a.developer_id = v.developer_id AND a.id = v.agreement_id;
ALTER TABLE virtual_accounts
  ALTER COLUMN reference SET NOT NULL,
  ALTER COLUMN bank_code SET NOT NULL,
  ALTER COLUMN issued_at SET NOT NULL,
  DROP CONSTRAINT virtual_accounts_pkey,
  ADD PRIMARY KEY (provider, reference),
  ADD CONSTRAINT virtual_accounts_clear_or_encrypted CHECK (num_nonnulls(encrypted, account_name) = 1);
-- A bank may reuse the number of an account that has expired or was closed.
CREATE UNIQUE INDEX virtual_accounts_open ON virtual_accounts (provider, account_number)
  WHERE amount IS NULL AND closed_at IS NULL;
CREATE INDEX virtual_accounts_by_number ON virtual_accounts (provider, account_number, issued_at DESC);
CREATE INDEX virtual_accounts_by_agreement ON virtual_accounts (developer_id, agreement_id, issued_at);

-- The sandbox of 0.1.0 issued accounts under the code of a real bank. They keep it, since their check digit
-- was computed with it.
ALTER TABLE sandbox_accounts
  ADD COLUMN bank_code text NOT NULL DEFAULT '035',
  ADD COLUMN encrypted text,
  ALTER COLUMN account_name DROP NOT NULL,
  ADD CONSTRAINT sandbox_accounts_clear_or_encrypted CHECK (num_nonnulls(encrypted, account_name) = 1);
ALTER TABLE sandbox_accounts ALTER COLUMN bank_code DROP DEFAULT;

-- Number of accounts that the sandbox bank has issued. A row, not a sequence: Citus moves rows with their
-- table, and turns a sequence into one per node.
CREATE TABLE sandbox_serial (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  given bigint NOT NULL
);
INSERT INTO sandbox_serial (given)
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM sandbox_account_serial;
DROP SEQUENCE sandbox_account_serial;

-- The fields that a bank gives in a list of its transfers.
ALTER TABLE sandbox_transfers
  ADD COLUMN kind text,
  ADD COLUMN currency text,
  ADD COLUMN created_at timestamptz;
UPDATE sandbox_transfers t SET
  kind = CASE WHEN t.reference LIKE 'po\_%' THEN 'payout' ELSE 'refund' END,
  currency = coalesce(
    (SELECT a.currency FROM bank_references r
     JOIN agreements a ON a.developer_id = r.developer_id AND a.id = r.agreement_id
     WHERE r.provider = 'sandbox' AND r.reference = t.reference),
    'NGN'),
  created_at = t.settles_at;
ALTER TABLE sandbox_transfers
  ALTER COLUMN kind SET NOT NULL,
  ALTER COLUMN currency SET NOT NULL,
  ALTER COLUMN created_at SET NOT NULL;
CREATE INDEX sandbox_transfers_in_order ON sandbox_transfers (created_at, reference);

-- Requests from banks, each stored once as it was received. `outcome` is null until the request was
-- processed. A few requests with an invalid signature are kept too, for inspection.
CREATE TABLE bank_requests (
  provider text NOT NULL,
  -- Derived from the body, so a repeated request is stored once.
  key text NOT NULL,
  body bytea NOT NULL,
  -- True when `body` is encrypted.
  encrypted boolean NOT NULL DEFAULT false,
  address text,
  received_at timestamptz NOT NULL,
  times integer NOT NULL DEFAULT 1,
  outcome text CHECK (outcome IN ('applied', 'nothing', 'refused')),
  PRIMARY KEY (provider, key)
);
CREATE INDEX bank_requests_waiting ON bank_requests (received_at) WHERE outcome IS NULL;
CREATE INDEX bank_requests_by_age ON bank_requests (received_at) WHERE outcome IS NOT NULL;
CREATE INDEX bank_requests_refused ON bank_requests (provider, received_at) WHERE outcome = 'refused';

-- Notifications of banks, each stored once, with their outcome. An ordinary deposit has a row in `deposits`
-- and none here. `outcome` is null until the notification was processed. Old ones are swept.
CREATE TABLE bank_messages (
  provider text NOT NULL,
  -- The bank's id of the notification, or a hash of its content.
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
CREATE INDEX bank_messages_waiting ON bank_messages (received_at) WHERE outcome IS NULL;
CREATE INDEX bank_messages_by_age ON bank_messages (received_at) WHERE outcome IS NOT NULL;

-- How far the lists of each bank were read: `looked_until` for deposits that were not notified, `sent_until`
-- for older outgoing transfers, which are read again because money may be returned days after it arrived.
CREATE TABLE bank_watches (
  provider text PRIMARY KEY,
  looked_until timestamptz NOT NULL,
  sent_until timestamptz
);

-- Cases that need manual review. Those without an agreement have an empty developer_id and belong to the
-- operator of the service. `event_head` is the hash of the newest event of the exception; it is null without
-- an agreement. `mac` covers that hash and the row with a key that is not in the database.
CREATE TABLE exceptions (
  developer_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  agreement_id text,
  -- A bank's transaction or a reference of ours. It is the cause of the movements of the exception, if any.
  subject text NOT NULL,
  amount bigint CHECK (amount > 0),
  currency text,
  details jsonb NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  note text,
  closed_by jsonb,
  event_head text,
  mac text,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT exceptions_owner CHECK ((developer_id = '') = (agreement_id IS NULL)),
  CONSTRAINT exceptions_closed CHECK (
    (closed_at IS NULL) = (note IS NULL) AND (note IS NULL) = (closed_by IS NULL)),
  -- A repeated notification opens no second exception.
  CONSTRAINT exceptions_once UNIQUE NULLS NOT DISTINCT (developer_id, agreement_id, kind, subject)
);
CREATE INDEX exceptions_open ON exceptions (developer_id, id) WHERE closed_at IS NULL;

-- Movements of money that belongs to no agreement: unmatched money until it is returned, and differences
-- between a bank's books and ours, which stay in suspense until they are explained. The cause of a difference
-- is the break that was closed with it; it is undone when the books agree later. A cause has one movement of
-- each kind.
CREATE TABLE platform_transfers (
  provider text NOT NULL,
  cause text NOT NULL,
  kind text NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  -- The account that received unmatched money.
  account_number text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, cause, kind),
  CONSTRAINT platform_transfers_movement CHECK (
    (kind, debit, credit) IN (
      ('unmatched', 'bank', 'unmatched'),
      ('unmatched_returned', 'unmatched', 'bank'),
      ('unmatched_reversed', 'unmatched', 'bank'),
      ('break_over', 'bank', 'suspense'),
      ('break_over_undone', 'suspense', 'bank'),
      ('break_short', 'suspense', 'bank'),
      ('break_short_undone', 'bank', 'suspense'))),
  CONSTRAINT platform_transfers_account CHECK ((account_number IS NULL) = starts_with(kind, 'break_'))
);
-- Unmatched money leaves once, either returned by us or reversed by the bank.
CREATE UNIQUE INDEX platform_transfers_leave_once ON platform_transfers (provider, cause)
  WHERE kind IN ('unmatched_returned', 'unmatched_reversed');

-- While a row exists, no worker moves money: after a restore, until the books were reconciled with the banks.
CREATE TABLE money_pause (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  since timestamptz NOT NULL,
  reason text NOT NULL
);

-- When a reference was given to a bank. References of 0.1.0 get the time of their payout attempt or refund.
ALTER TABLE bank_references ADD COLUMN given_at timestamptz;
UPDATE bank_references r SET given_at = coalesce(
  (SELECT a.submitted_at FROM payout_attempts a
   WHERE a.developer_id = r.developer_id AND a.agreement_id = r.agreement_id
     AND a.milestone_id = r.subject_id AND a.reference = r.reference),
  (SELECT f.created_at FROM refunds f
   WHERE f.developer_id = r.developer_id AND f.agreement_id = r.agreement_id AND f.id = r.subject_id),
  date_trunc('milliseconds', now()));
ALTER TABLE bank_references
  ALTER COLUMN given_at SET DEFAULT date_trunc('milliseconds', now()),
  ALTER COLUMN given_at SET NOT NULL;
CREATE INDEX bank_references_by_time ON bank_references (provider, given_at, reference);
-- `surety verify` reads references by agreement.
CREATE INDEX bank_references_by_agreement ON bank_references (developer_id, agreement_id);

-- A reconciliation report covers all money at one bank; its breaks name the account that they belong to.
CREATE TABLE reconciliations (
  id text PRIMARY KEY,
  provider text NOT NULL,
  -- Compared with the bank's own lists, or with an account statement.
  source text NOT NULL CHECK (source IN ('bank', 'statement')),
  period_from timestamptz NOT NULL,
  period_to timestamptz NOT NULL CHECK (period_to > period_from),
  listed integer NOT NULL,
  matched integer NOT NULL,
  undecided integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX reconciliations_of_period ON reconciliations (provider, period_from, period_to);

-- Differences that one or more reports found. Breaks without an agreement have an empty developer_id.
CREATE TABLE reconciliation_breaks (
  developer_id text NOT NULL,
  id text NOT NULL,
  agreement_id text,
  provider text NOT NULL,
  source text NOT NULL,
  type text NOT NULL CHECK (
    type IN ('missing_here', 'missing_there', 'amount_differs', 'duplicate', 'stale')),
  kind text NOT NULL CHECK (kind IN ('deposit', 'payout', 'refund')),
  subject text NOT NULL,
  currency text,
  our_amount bigint,
  our_state text,
  our_at timestamptz,
  their_amount bigint,
  their_state text,
  their_at timestamptz,
  -- The bank's balance minus ours.
  difference bigint NOT NULL,
  -- The time that assigns the break to a period.
  at timestamptz NOT NULL,
  -- Numbers equal breaks of one report.
  ordinal integer NOT NULL,
  -- How often the break was gone before it came back.
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

-- Closed: a person gave a reason, and the difference was posted. Gone: the books agree now.
CREATE TABLE reconciliation_closings (
  developer_id text NOT NULL,
  break_id text NOT NULL,
  how text NOT NULL CHECK (how IN ('closed', 'gone')),
  reason text NOT NULL,
  closed_by jsonb NOT NULL,
  closed_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, break_id, how)
);

-- Events, chains and anchors.

-- Events are chained by hash within their stream, as transfers are, and name their actor. Events of 0.1.0
-- have neither. `trace` is the W3C traceparent of the cause; it identifies no person, and no hash covers it.
ALTER TABLE events
  ADD COLUMN actor jsonb,
  ADD COLUMN hash text,
  ADD COLUMN trace text;

-- The Citus node whose transaction numbers order the events; null without Citus.
ALTER TABLE event_log ADD COLUMN node integer;

-- Transactions that have been open for a while, in any database of the server. Those that cannot write an
-- event do not hold the log of events back. Every process records them, see watch-event-log.sql.
CREATE TABLE long_transactions (
  xid bigint PRIMARY KEY,
  -- First and last time that it was seen.
  since timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- Runs in another database of the server, so it cannot write here.
  elsewhere boolean NOT NULL,
  -- Had not touched the log when it was last seen.
  apart boolean NOT NULL
);

-- `slow`: the receiver was slow last time. Slow endpoints are delivered to separately, like failing ones, so
-- that they do not delay the others.
ALTER TABLE webhook_endpoints
  ADD COLUMN slow boolean NOT NULL DEFAULT false,
  ADD COLUMN encrypted_by text;
CREATE INDEX webhook_endpoints_clear ON webhook_endpoints (developer_id) WHERE encrypted_by IS NULL;

-- Number of rows without a MAC or an audit log that the upgrade found. Only the owner of the tables can
-- change it, so a new row cannot be passed off as an old one.
CREATE TABLE chain_start (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  agreements bigint NOT NULL,
  payout_accounts bigint NOT NULL,
  exceptions bigint NOT NULL DEFAULT 0,
  approvals bigint NOT NULL DEFAULT 0,
  -- Accounts that were created before the audit log existed. Every other account has at least one record.
  accounts bigint NOT NULL DEFAULT 0,
  began_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO chain_start (agreements, payout_accounts, accounts)
SELECT (SELECT count(*) FROM agreements), (SELECT count(*) FROM payout_account_versions),
  (SELECT count(*) FROM developers);

-- The id of the secret that the MACs are made with. The first start writes it once.
CREATE TABLE mac_secret (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  secret_id text NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now()
);

-- Housekeeping adds MACs to the agreements of 0.1.0 and writes this row after the last one. From then on an
-- agreement without a MAC was tampered with.
CREATE TABLE mac_backfill (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  completed_at timestamptz NOT NULL
);

-- Anchors: a log per account of the heads of its agreements' chains. It is a Merkle tree whose head is signed
-- and published outside of the database. A job writes it, never a commit.

-- How far the events of the account were followed, the size of the log, and how much of it was published.
-- `peaks` are the hashes of its perfect trees, largest first. `audit_count` is the number of audit records
-- that it covers.
CREATE TABLE anchor_logs (
  developer_id text PRIMARY KEY,
  position bigint NOT NULL DEFAULT 0,
  event_id text NOT NULL DEFAULT '',
  size bigint NOT NULL DEFAULT 0,
  peaks text[] NOT NULL DEFAULT '{}',
  event_count integer NOT NULL DEFAULT 0,
  event_head text NOT NULL DEFAULT repeat('0', 64),
  audit_count bigint NOT NULL DEFAULT 0,
  published bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

-- The leaves, from index 0. Append-only by grants, like the checkpoints.
CREATE TABLE anchor_entries (
  developer_id text NOT NULL,
  index bigint NOT NULL,
  agreement_id text NOT NULL,
  transfer_count integer NOT NULL,
  chain_head text NOT NULL,
  event_count integer NOT NULL,
  event_head text NOT NULL,
  PRIMARY KEY (developer_id, index)
);

CREATE TABLE anchor_checkpoints (
  developer_id text NOT NULL,
  size bigint NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, size)
);

-- People and sign-in.

-- People sign in, with one password for all accounts that they are members of. A person who signed up has the
-- id of the account that they created, so its encrypted values and digests are valid for the person too. The
-- password is null until an invitation was accepted.
CREATE TABLE people (
  person_id text PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text,
  created_at timestamptz NOT NULL,
  encrypted_by text
);
INSERT INTO people (person_id, email, name, password_hash, created_at)
SELECT developer_id, email, name, password_hash, created_at FROM developers;
CREATE INDEX people_clear ON people (person_id) WHERE encrypted_by IS NULL;

ALTER TABLE developers
  DROP COLUMN password_hash,
  ADD COLUMN encrypted_by text;
CREATE INDEX developers_clear ON developers (developer_id) WHERE encrypted_by IS NULL;

-- Once a row is encrypted, `email` is a keyed digest of the address.
ALTER TABLE developer_emails RENAME TO person_emails;
ALTER TABLE person_emails RENAME COLUMN developer_id TO person_id;
ALTER TABLE person_emails RENAME CONSTRAINT developer_emails_pkey TO person_emails_pkey;
ALTER TABLE person_emails ADD COLUMN encrypted_by text;

-- A person in an account. Removed members are kept, since history names them, and may be invited again.
CREATE TABLE members (
  developer_id text NOT NULL,
  id text NOT NULL,
  person_id text NOT NULL,
  role text NOT NULL,
  state text NOT NULL CHECK (state IN ('invited', 'active', 'removed')),
  created_at timestamptz NOT NULL,
  joined_at timestamptz,
  removed_at timestamptz,
  PRIMARY KEY (developer_id, id)
);
INSERT INTO members (developer_id, id, person_id, role, state, created_at, joined_at)
SELECT developer_id, 'mem_' || substr(developer_id, 5), developer_id, 'owner', 'active', created_at,
  created_at
FROM developers;

-- The accounts of a person, for sign-in: each person once in each account.
CREATE TABLE person_accounts (
  person_id text NOT NULL,
  developer_id text NOT NULL,
  member_id text NOT NULL,
  PRIMARY KEY (person_id, developer_id)
);
INSERT INTO person_accounts (person_id, developer_id, member_id)
SELECT person_id, developer_id, id FROM members;

-- Invitations by the hash of the token in their link: to join an account as a member, or to sign up with the
-- address that has this digest.
CREATE TABLE invitations (
  token_hash bytea PRIMARY KEY,
  developer_id text,
  member_id text,
  email text,
  expires_at timestamptz NOT NULL,
  CONSTRAINT invitations_kind CHECK (
    (developer_id IS NULL) = (member_id IS NULL) AND (developer_id IS NULL) = (email IS NOT NULL))
);
CREATE INDEX invitations_by_member ON invitations (developer_id, member_id);
CREATE INDEX invitations_by_expiry ON invitations (expires_at);

-- A session belongs to a member. It records when the person last proved a factor, the challenge that a
-- passkey has to answer, and, encrypted, the client origin. Open sessions continue: they began with a
-- password.
ALTER TABLE sessions
  ADD COLUMN person_id text,
  ADD COLUMN member_id text,
  ADD COLUMN proven_at timestamptz,
  ADD COLUMN challenge text,
  ADD COLUMN challenge_ends_at timestamptz,
  ADD COLUMN opened_from text,
  ADD COLUMN encrypted_by text;
UPDATE sessions SET person_id = developer_id, member_id = 'mem_' || substr(developer_id, 5),
  proven_at = created_at;
ALTER TABLE sessions
  ALTER COLUMN person_id SET NOT NULL,
  ALTER COLUMN member_id SET NOT NULL,
  ALTER COLUMN proven_at SET NOT NULL;
CREATE INDEX sessions_by_person ON sessions (person_id);

-- Pending sign-ins: a person who has shown a password and owes a second factor, or a sign-in that begins with
-- a passkey, where the person is unknown until it answers. A separate table, so that none can be taken for a
-- session.
CREATE TABLE sign_ins (
  token_hash bytea PRIMARY KEY,
  person_id text,
  developer_id text,
  member_id text,
  challenge text,
  challenge_ends_at timestamptz,
  expires_at timestamptz NOT NULL,
  CONSTRAINT sign_ins_visitor CHECK (
    (person_id IS NULL) = (developer_id IS NULL) AND (person_id IS NULL) = (member_id IS NULL))
);
CREATE INDEX sign_ins_by_person ON sign_ins (person_id);
CREATE INDEX sign_ins_by_expiry ON sign_ins (expires_at);

-- Attempt limits of sign-in: password attempts on an account from one network, on an account from unknown
-- networks, and from a network on any account. Each is a digest with a key that is not in the database. A
-- success deletes the first kind; old rows are swept.
CREATE TABLE sign_in_guards (
  guard bytea PRIMARY KEY,
  attempts integer NOT NULL,
  refused_until timestamptz,
  last_at timestamptz NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX sign_in_guards_age ON sign_in_guards (last_at);

-- Networks from which a person has signed in with their password, as digests like the guards.
CREATE TABLE known_networks (
  person_id text NOT NULL,
  network bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (person_id, network)
) WITH (fillfactor = 70);
CREATE INDEX known_networks_age ON known_networks (seen_at);

-- Secrets of authenticator apps, encrypted. A secret is in use after its first correct code. A code is
-- accepted once, and no code is accepted that is older than the last.
CREATE TABLE totp_secrets (
  person_id text PRIMARY KEY,
  secret text NOT NULL,
  encrypted_by text NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0
);

-- A code is deleted when it is used.
CREATE TABLE recovery_codes (
  person_id text NOT NULL,
  code_hash bytea NOT NULL,
  PRIMARY KEY (person_id, code_hash)
);

CREATE TABLE passkeys (
  person_id text NOT NULL,
  id text NOT NULL,
  credential_id text NOT NULL CONSTRAINT passkeys_credential UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (person_id, id)
);

CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY,
  person_id text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_by_person ON password_resets (person_id);
CREATE INDEX password_resets_by_expiry ON password_resets (expires_at);

-- The subject of a person at the company's identity provider. An e-mail address may pass to another person
-- there; a subject does not.
CREATE TABLE person_subjects (
  issuer text NOT NULL,
  subject text NOT NULL,
  person_id text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  CONSTRAINT person_subjects_once UNIQUE (issuer, person_id)
);

-- The member who made a request in the dashboard.
ALTER TABLE request_log ADD COLUMN member_id text;

-- Scopes and networks of a key; null allows everything from anywhere, as in 0.1.0. A key with a daily limit
-- spends from a budget, which its replacement inherits.
ALTER TABLE api_keys
  ADD COLUMN scopes text[],
  ADD COLUMN networks text[],
  ADD COLUMN daily_limit bigint CHECK (daily_limit > 0),
  ADD COLUMN limit_currency text,
  ADD COLUMN budget_id text,
  ADD COLUMN created_by jsonb,
  ADD CONSTRAINT api_keys_limit CHECK (
    (daily_limit IS NULL) = (limit_currency IS NULL) AND (daily_limit IS NULL) = (budget_id IS NULL));

CREATE TABLE key_budgets (
  developer_id text NOT NULL,
  budget_id text NOT NULL,
  day date NOT NULL,
  spent bigint NOT NULL CHECK (spent >= 0),
  PRIMARY KEY (developer_id, budget_id, day)
) WITH (fillfactor = 70);
CREATE INDEX key_budgets_age ON key_budgets (day);

-- Approvals and policies.

-- Requests that a second person has to approve. The description and the parameters are encrypted. An equal
-- request is pending only once, by the digest of its parameters. `mac` covers the row and the hash of its
-- newest event with a key that is not in the database.
CREATE TABLE approvals (
  developer_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL CHECK (state IN ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  agreement_id text,
  amount bigint,
  currency text,
  encrypted text NOT NULL,
  digest bytea NOT NULL,
  requested_by jsonb NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_by jsonb,
  decided_at timestamptz,
  reason text,
  event_head text NOT NULL,
  mac text,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT approvals_decided CHECK ((state = 'PENDING') = (decided_at IS NULL))
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX approvals_once ON approvals (developer_id, digest) WHERE state = 'PENDING';
CREATE INDEX approvals_by_state ON approvals (developer_id, state, id);
CREATE INDEX approvals_by_agreement ON approvals (developer_id, agreement_id, id)
  WHERE agreement_id IS NOT NULL;
CREATE INDEX approvals_by_expiry ON approvals (expires_at) WHERE state = 'PENDING';

-- The kinds of requests that need approval. A kind without a row needs none.
CREATE TABLE approval_rules (
  developer_id text NOT NULL,
  kind text NOT NULL,
  need text NOT NULL CHECK (need IN ('always', 'above')),
  amount bigint CHECK (amount > 0),
  currency text,
  PRIMARY KEY (developer_id, kind),
  CONSTRAINT approval_rules_amount CHECK (
    (need = 'above') = (amount IS NOT NULL) AND (amount IS NULL) = (currency IS NULL))
);

-- The rules that an account has set, one row for each kind. An account without a row has the defaults.
CREATE TABLE policies (
  developer_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('release', 'identity', 'review')),
  rules jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, kind)
);

-- Audit log.

-- Changes by members, keys and the operator other than money movements, which `events` records. Append-only
-- by grants. The records of each account form a hash chain; those with an empty developer_id are the
-- service's own. `encrypted` holds the client origin and the values before and after.
CREATE TABLE audit_log (
  developer_id text NOT NULL,
  sequence bigint NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  actor_type text NOT NULL,
  actor_id text,
  subject text,
  request_id text,
  encrypted text,
  created_at timestamptz NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (developer_id, sequence)
);
CREATE INDEX audit_log_by_id ON audit_log (developer_id, id);

-- The head of each chain, with a MAC whose key is not in the database. Records up to `cut_sequence` were
-- deleted because of their age; `cut_hash` is the hash of the last of them. `oldest_at` is the time of the
-- first record that is left, for the next deletion.
CREATE TABLE audit_log_heads (
  developer_id text PRIMARY KEY,
  sequence bigint NOT NULL DEFAULT 0,
  hash text NOT NULL DEFAULT repeat('0', 64),
  cut_sequence bigint NOT NULL DEFAULT 0,
  cut_hash text NOT NULL DEFAULT repeat('0', 64),
  mac text,
  oldest_at timestamptz
) WITH (fillfactor = 70);
CREATE INDEX audit_log_heads_by_age ON audit_log_heads (oldest_at);

-- Mail.

-- One row for the installation. Events from before a mail server was configured are not mailed.
CREATE TABLE mail_log (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  followed boolean NOT NULL,
  from_position bigint NOT NULL
);
INSERT INTO mail_log (followed, from_position) VALUES (false, 0);

-- How far the events of each account were read for mail. An account without a row is read from the position
-- in mail_log.
CREATE TABLE mail_followers (
  developer_id text PRIMARY KEY,
  position bigint NOT NULL,
  event_id text NOT NULL
);

-- An account without a row sends all mail, under its own name.
CREATE TABLE mail_settings (
  developer_id text PRIMARY KEY,
  sender_name text,
  to_buyers boolean NOT NULL,
  to_members boolean NOT NULL,
  to_sellers boolean NOT NULL DEFAULT true
);

-- `cause`, such as an event, is mailed once; the Message-ID is derived from it. `recipient` is masked. The
-- address and the values of the text are encrypted, and deleted when the message is settled.
CREATE TABLE mails (
  developer_id text NOT NULL,
  id text NOT NULL,
  cause text NOT NULL,
  kind text NOT NULL,
  audience text NOT NULL,
  agreement_id text,
  recipient text NOT NULL,
  encrypted text,
  encrypted_by text,
  state text NOT NULL CHECK (state IN ('QUEUED', 'SENT', 'REFUSED', 'GIVEN_UP', 'DROPPED', 'KEPT')),
  attempts integer NOT NULL DEFAULT 0,
  reply text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT mails_once UNIQUE (developer_id, cause),
  CONSTRAINT mails_erased_once_settled CHECK (encrypted IS NOT NULL OR state <> 'QUEUED')
);
CREATE INDEX mails_by_age ON mails (created_at);
CREATE INDEX mails_refused ON mails (developer_id, id) WHERE state IN ('REFUSED', 'GIVEN_UP');
CREATE INDEX mails_stuck_money ON mails (developer_id, created_at) WHERE kind = 'stuck_money';

-- Messages queued per day (UTC): of the account, under an empty recipient, and of each address by its digest.
CREATE TABLE mail_counts (
  developer_id text NOT NULL,
  day date NOT NULL,
  recipient text NOT NULL,
  mails integer NOT NULL,
  PRIMARY KEY (developer_id, day, recipient)
);
CREATE INDEX mail_counts_by_day ON mail_counts (day);

-- Identity.

-- `details` explain the reasons of a refusal; empty for verifications of 0.1.0. The other columns are null
-- for those, except that their liveness check was passive. `registry` is null when no national register was
-- asked.
ALTER TABLE identity_verifications
  ADD COLUMN details jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN liveness_detail text CHECK (liveness_detail IN ('one_frame', 'several_frames')),
  ADD COLUMN under_age boolean,
  ADD COLUMN claimed_name_match text CHECK (claimed_name_match IN ('match', 'close', 'mismatch', 'unknown')),
  ADD COLUMN document_seen_before boolean,
  ADD COLUMN liveness_level text NOT NULL DEFAULT 'passive' CHECK (liveness_level IN ('passive', 'active')),
  ADD COLUMN registry text CHECK (registry IN ('match', 'mismatch', 'not_found', 'unavailable'));

-- Document data that an account has chosen to keep: the text, encrypted, and blind indexes that recognise the
-- document by its number, and by its country where both readings state it. Their key is in the database only
-- in encrypted form. Unlike the verdict, a row may be deleted.
CREATE TABLE identity_documents (
  developer_id text NOT NULL,
  verification_id text NOT NULL,
  external_user_id text NOT NULL,
  verified boolean NOT NULL,
  blind_index bytea,
  country_blind_index bytea,
  encrypted text,
  -- Null keeps the text until it is erased on request.
  kept_until timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, verification_id),
  CONSTRAINT identity_documents_not_empty CHECK (num_nonnulls(blind_index, encrypted) > 0)
);
CREATE INDEX identity_documents_by_blind_index ON identity_documents (developer_id, blind_index)
  WHERE blind_index IS NOT NULL;
CREATE INDEX identity_documents_by_end ON identity_documents (kept_until)
  WHERE encrypted IS NOT NULL AND kept_until IS NOT NULL;
CREATE INDEX identity_documents_of_user ON identity_documents (developer_id, external_user_id);

-- A person verifies themselves through a link. Only the hash of its token is stored, in a table of its own,
-- since the token alone has to identify the session.
CREATE TABLE identity_sessions (
  developer_id text NOT NULL,
  id text NOT NULL,
  external_user_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('OPEN', 'STARTED', 'DONE', 'FAILED', 'EXPIRED', 'CANCELED')),
  liveness_level text NOT NULL CHECK (liveness_level IN ('passive', 'active')),
  -- Null allows any.
  document_types text[],
  language text NOT NULL,
  return_url text,
  attempts smallint NOT NULL DEFAULT 0,
  -- The verification of the last attempt.
  verification_id text,
  -- The text that the person agreed to, its language, and the time.
  consent jsonb,
  -- The movements that were requested last, with the nonce of their frames.
  challenge jsonb,
  -- Number of challenges drawn. It is limited, so that no one can draw until a recorded order comes up.
  draws smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT identity_sessions_ended CHECK ((ended_at IS NULL) = (state IN ('OPEN', 'STARTED'))),
  CONSTRAINT identity_sessions_done CHECK (state <> 'DONE' OR verification_id IS NOT NULL)
) WITH (fillfactor = 70);
CREATE INDEX identity_sessions_of_user ON identity_sessions (developer_id, external_user_id, id);
CREATE INDEX identity_sessions_running ON identity_sessions (expires_at) WHERE ended_at IS NULL;

CREATE TABLE identity_session_links (
  token_hash bytea PRIMARY KEY,
  developer_id text NOT NULL,
  session_id text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX identity_session_links_by_expiry ON identity_session_links (expires_at);

-- Pictures of an attempt that is not complete yet, encrypted with a key that only the link has. They are
-- deleted with the verdict, at the latest with the session.
CREATE TABLE identity_session_parts (
  developer_id text NOT NULL,
  session_id text NOT NULL,
  name text NOT NULL,
  encrypted bytea NOT NULL,
  PRIMARY KEY (developer_id, session_id, name)
);

-- A key for each person whose pictures an account keeps, encrypted. Deleting it makes every copy of the
-- pictures unreadable.
CREATE TABLE identity_people (
  developer_id text NOT NULL,
  external_user_id text NOT NULL,
  encrypted text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, external_user_id)
);

-- Pictures for reviewers, if the account has chosen to keep them, encrypted with the person's key.
CREATE TABLE identity_pictures (
  developer_id text NOT NULL,
  verification_id text NOT NULL,
  name text NOT NULL,
  external_user_id text NOT NULL,
  encrypted bytea NOT NULL,
  kept_until timestamptz NOT NULL,
  PRIMARY KEY (developer_id, verification_id, name)
);
CREATE INDEX identity_pictures_by_end ON identity_pictures (kept_until);
CREATE INDEX identity_pictures_of_user ON identity_pictures (developer_id, external_user_id);

-- Decisions of reviewers on a verification; the last one counts. The reason is encrypted.
CREATE TABLE identity_reviews (
  developer_id text NOT NULL,
  verification_id text NOT NULL,
  sequence integer NOT NULL CHECK (sequence > 0),
  verified boolean NOT NULL,
  encrypted text NOT NULL,
  actor jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, verification_id, sequence)
);

-- The face vector of a person, if the account has chosen to keep it, encrypted with the person's key. It
-- finds a person who returns as another user. One per person, the last.
CREATE TABLE identity_faces (
  developer_id text NOT NULL,
  external_user_id text NOT NULL,
  verification_id text NOT NULL,
  -- Vectors of two models cannot be compared.
  model text NOT NULL,
  encrypted bytea NOT NULL,
  kept_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, external_user_id)
);
CREATE INDEX identity_faces_newest ON identity_faces (developer_id, created_at, external_user_id);
CREATE INDEX identity_faces_by_end ON identity_faces (kept_until);

-- Pairs of faces that are similar enough for a review. A pair is deleted with either of its faces.
CREATE TABLE identity_faces_alike (
  developer_id text NOT NULL,
  verification_id text NOT NULL,
  external_user_id text NOT NULL,
  other_user_id text NOT NULL,
  likeness real NOT NULL,
  PRIMARY KEY (developer_id, verification_id, other_user_id)
);
CREATE INDEX identity_faces_alike_of ON identity_faces_alike (developer_id, external_user_id);
CREATE INDEX identity_faces_alike_to ON identity_faces_alike (developer_id, other_user_id);

-- Risk.

-- A user and a device are known since their first assessment that was neither blocked nor simulated: a
-- refused attempt must not make the next one look familiar.
ALTER TABLE risk_users
  ADD COLUMN known_since timestamptz,
  ADD COLUMN last_paid_at timestamptz,
  -- Within a week: payments, amounts just below the high-value threshold, value moved, and payees.
  ADD COLUMN week_bucket bigint NOT NULL DEFAULT 0,
  ADD COLUMN week_current integer NOT NULL DEFAULT 0,
  ADD COLUMN week_previous integer NOT NULL DEFAULT 0,
  ADD COLUMN near_current integer NOT NULL DEFAULT 0,
  ADD COLUMN near_previous integer NOT NULL DEFAULT 0,
  ADD COLUMN week_value_current bigint NOT NULL DEFAULT 0,
  ADD COLUMN week_value_previous bigint NOT NULL DEFAULT 0,
  ADD COLUMN payees_current integer NOT NULL DEFAULT 0,
  ADD COLUMN payees_previous integer NOT NULL DEFAULT 0,
  -- Payments by hour of the day, UTC.
  ADD COLUMN hours integer[] NOT NULL DEFAULT array_fill(0, ARRAY[24]),
  -- Payments that passed through a VPN or a proxy; some people always use one.
  ADD COLUMN hidden_count integer NOT NULL DEFAULT 0;
UPDATE risk_users SET known_since = first_seen_at;

-- `fresh` counts users whose account was less than a day old, `networks` counts changes of the network,
-- `users_ever` counts all users of the device.
ALTER TABLE risk_devices
  ADD COLUMN known_since timestamptz,
  ADD COLUMN users_ever integer NOT NULL DEFAULT 0,
  ADD COLUMN fresh_current integer NOT NULL DEFAULT 0,
  ADD COLUMN fresh_previous integer NOT NULL DEFAULT 0,
  ADD COLUMN network bigint,
  ADD COLUMN networks_current integer NOT NULL DEFAULT 0,
  ADD COLUMN networks_previous integer NOT NULL DEFAULT 0;
UPDATE risk_devices SET known_since = first_seen_at;

-- The users of a device.
CREATE INDEX risk_user_devices_by_device ON risk_user_devices (developer_id, device);

ALTER TABLE risk_addresses
  ADD COLUMN day_bucket bigint NOT NULL DEFAULT 0,
  ADD COLUMN fresh_current integer NOT NULL DEFAULT 0,
  ADD COLUMN fresh_previous integer NOT NULL DEFAULT 0;

-- `value` is the highest value assessed since `counted_at`. `counted` and `added` are the last event's
-- additions to the counts, since an upsert cannot return the values from before.
ALTER TABLE risk_agreements
  ADD COLUMN value bigint NOT NULL DEFAULT 0,
  ADD COLUMN counted boolean NOT NULL DEFAULT true,
  ADD COLUMN added bigint NOT NULL DEFAULT 0;

-- Payer and payee. `newly` is true when the last event was the pair's first of its week.
CREATE TABLE risk_pairs (
  developer_id text NOT NULL,
  user_id text NOT NULL,
  payee_id text NOT NULL,
  first_at timestamptz NOT NULL,
  seen bigint NOT NULL,
  week_bucket bigint NOT NULL,
  newly boolean NOT NULL,
  PRIMARY KEY (developer_id, user_id, payee_id)
) WITH (fillfactor = 70);

-- Payees, with the number of their payers in a week, and of payers whose account was less than a day old.
CREATE TABLE risk_payees (
  developer_id text NOT NULL,
  payee_id text NOT NULL,
  first_at timestamptz NOT NULL,
  seen bigint NOT NULL,
  week_bucket bigint NOT NULL,
  payers_current integer NOT NULL,
  payers_previous integer NOT NULL DEFAULT 0,
  fresh_current integer NOT NULL,
  fresh_previous integer NOT NULL DEFAULT 0,
  PRIMARY KEY (developer_id, payee_id)
) WITH (fillfactor = 70);

-- `policy_version` decided; null means the default policy. The shadow columns are the result of the policy in
-- shadow. `facts` are the inputs of the score, written by facts/kept-facts.ts; assessments of 0.1.0 have theirs
-- in `detail`.
ALTER TABLE risk_assessments
  ADD COLUMN policy_version integer,
  ADD COLUMN shadow_version integer,
  ADD COLUMN shadow_score smallint,
  ADD COLUMN shadow_flag text,
  ADD COLUMN facts text;

-- The draft of an account's risk policy; `policy` is null while there is none. Changes to the policy lock
-- this row, and it keeps the head of the policy's chain of events.
CREATE TABLE risk_policy_drafts (
  developer_id text PRIMARY KEY,
  policy jsonb,
  changed_by jsonb,
  changed_at timestamptz,
  event_count integer NOT NULL DEFAULT 0,
  event_head text
);

-- Versions of a risk policy: at most one is live, and one runs in shadow. The policy of a version never
-- changes, so its decisions can be reproduced.
CREATE TABLE risk_policies (
  developer_id text NOT NULL,
  version integer NOT NULL,
  policy jsonb NOT NULL,
  made_by jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('shadow', 'live', 'retired')),
  live_at timestamptz,
  retired_at timestamptz,
  PRIMARY KEY (developer_id, version)
);
CREATE UNIQUE INDEX risk_policies_in_use ON risk_policies (developer_id, state) WHERE state <> 'retired';

-- Results of a policy on past assessments.
CREATE TABLE risk_backtests (
  developer_id text NOT NULL,
  id text NOT NULL,
  policy jsonb NOT NULL,
  source text NOT NULL,
  since timestamptz NOT NULL,
  asked_by jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'stopped')),
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  cursor text NOT NULL DEFAULT '',
  tally jsonb NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (developer_id, id)
);

-- Training runs on the labels of an account, with their results on people who were not in the training set.
-- The points are in the draft that the run made.
CREATE TABLE risk_trainings (
  developer_id text NOT NULL,
  id text NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'too_few')),
  asked_by jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  outcome jsonb,
  finished_at timestamptz,
  PRIMARY KEY (developer_id, id)
);

-- Labels of assessments, from people or from money movements. Append-only: the latest row counts. The reason
-- is encrypted, since it may name people.
CREATE TABLE risk_labels (
  developer_id text NOT NULL,
  assessment_id text NOT NULL,
  id text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('fraud', 'legitimate', 'disputed', 'recalled')),
  source text NOT NULL CHECK (source IN ('api', 'review', 'dispute', 'recall')),
  reason text NOT NULL,
  actor jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, assessment_id, id)
);

-- Block, watch and trust lists. An entry names people, so it is encrypted with its reason and found by a
-- blind index. It is on one list only.
CREATE TABLE risk_list_entries (
  developer_id text NOT NULL,
  id text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('user', 'device', 'network', 'bank_account', 'email_domain')),
  kind text NOT NULL CHECK (kind IN ('block', 'watch', 'trust')),
  blind_index bytea NOT NULL,
  encrypted text NOT NULL,
  expires_at timestamptz,
  added_by jsonb NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE UNIQUE INDEX risk_list_entries_by_blind_index ON risk_list_entries (developer_id, blind_index);
CREATE INDEX risk_list_entries_by_expiry ON risk_list_entries (expires_at) WHERE expires_at IS NOT NULL;

-- The subjects, and sizes of networks, that an account has ever listed. An assessment looks up no others.
CREATE TABLE risk_list_shapes (
  developer_id text NOT NULL,
  subject text NOT NULL,
  bits integer NOT NULL,
  PRIMARY KEY (developer_id, subject, bits)
);

-- A reviewer lets this user pay for this agreement in spite of a RED, with the device that was assessed.
CREATE TABLE risk_overrides (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  user_id text NOT NULL,
  device bytea,
  review_id text NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (developer_id, agreement_id, user_id)
);

-- The name on the document that verified a user, encrypted, if the account has chosen to keep it. A separate
-- table: it is deleted with the person, and risk_users is written far more often.
CREATE TABLE risk_verified_names (
  developer_id text NOT NULL,
  user_id text NOT NULL,
  encrypted text NOT NULL,
  verified_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, user_id)
);

-- Reviews and watch lists.

-- The review queue: assessments that were not GREEN, appeals against verifications, watch-list hits, deposits
-- in another name than the buyer's, and similar faces. A user and agreement have one open review of each
-- kind; a more severe subject replaces the one that it has. Reasons and comments are encrypted.
CREATE TABLE reviews (
  developer_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('assessment', 'appeal', 'screening', 'payer', 'face')),
  subject_id text NOT NULL,
  user_id text NOT NULL,
  -- Empty without an agreement.
  agreement_id text NOT NULL DEFAULT '',
  flag text,
  score smallint,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'DECIDED', 'LAPSED')),
  -- The statement of the person who asked for the review.
  claim text,
  assignee text,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  decision text,
  reason text,
  decided_by jsonb,
  decided_at timestamptz,
  -- Null until the review was announced.
  event_head text,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT reviews_decided CHECK ((state = 'DECIDED') = (decision IS NOT NULL))
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX reviews_open_once ON reviews (developer_id, kind, user_id, agreement_id)
  WHERE state = 'OPEN';
CREATE INDEX reviews_due ON reviews (developer_id, due_at, id) WHERE state = 'OPEN';
CREATE INDEX reviews_over ON reviews (developer_id, id) WHERE state <> 'OPEN';
CREATE INDEX reviews_by_user ON reviews (developer_id, user_id, id);
CREATE INDEX reviews_forgotten ON reviews (opened_at) WHERE state = 'OPEN';

CREATE TABLE review_comments (
  developer_id text NOT NULL,
  review_id text NOT NULL,
  id text NOT NULL,
  text text NOT NULL,
  actor jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, review_id, id)
);

-- Sanctions and watch lists that the operator has loaded; Surety ships none. Entries were published, so they
-- are not encrypted. The people who were screened are.
CREATE TABLE watch_lists (
  source text NOT NULL,
  version integer NOT NULL,
  sha256 text NOT NULL,
  entries integer NOT NULL,
  added integer NOT NULL,
  changed integer NOT NULL,
  removed integer NOT NULL,
  loaded_at timestamptz NOT NULL,
  PRIMARY KEY (source, version)
);

-- `version` is the list version that changed the entry last, `seen` the last one that contained it.
CREATE TABLE watch_entries (
  source text NOT NULL,
  id text NOT NULL,
  entry jsonb NOT NULL,
  version integer NOT NULL,
  seen integer NOT NULL,
  PRIMARY KEY (source, id)
);
CREATE INDEX watch_entries_by_version ON watch_entries (source, version);

-- Phonetic keys of the words in an entry.
CREATE TABLE watch_keys (
  key text NOT NULL,
  source text NOT NULL,
  entry_id text NOT NULL,
  PRIMARY KEY (key, source, entry_id)
);
CREATE INDEX watch_keys_of_entry ON watch_keys (source, entry_id);

-- People who were screened, encrypted, to be screened again with the next version of a list.
CREATE TABLE screened_people (
  developer_id text NOT NULL,
  user_id text NOT NULL,
  encrypted text NOT NULL,
  screened_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, user_id)
);

-- Possible matches, one for each version of an entry. The compared values are encrypted.
CREATE TABLE watch_hits (
  developer_id text NOT NULL,
  id text NOT NULL,
  user_id text NOT NULL,
  source text NOT NULL,
  entry_id text NOT NULL,
  version integer NOT NULL,
  score smallint NOT NULL,
  encrypted text NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT watch_hits_once UNIQUE (developer_id, user_id, source, entry_id, version)
);

-- Cells and machines.

-- The schemas that hold accounts. Only the first one's table is read; it is empty while there is one schema.
CREATE TABLE cells (
  name text PRIMARY KEY,
  is_first boolean NOT NULL DEFAULT false,
  takes_accounts boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL
);

-- The cell of a new account. Two sign-ups with one address at once go to one cell, whose primary key admits
-- one of them. Rows older than a day are swept.
CREATE TABLE cell_assignments (
  email text PRIMARY KEY,
  cell text NOT NULL,
  assigned_at timestamptz NOT NULL
);
CREATE INDEX cell_assignments_by_age ON cell_assignments (assigned_at);

-- Recent requests that each process admitted, so that a rate limit applies across processes. A row is
-- overwritten about once a second while its process has callers, and deleted after a minute without any. The
-- names in `taken` are hashes, so the table reveals no address or account.
CREATE TABLE rate_reports (
  node text PRIMARY KEY,
  started_at timestamptz NOT NULL,
  at timestamptz NOT NULL,
  taken jsonb NOT NULL
);

-- Processes that analyse pictures for others, with their addresses. One that was not seen for seconds gets no
-- work.
CREATE TABLE identity_workers (
  address text PRIMARY KEY,
  slots integer NOT NULL CHECK (slots > 0),
  seen_at timestamptz NOT NULL
);

-- The files that an import has loaded, so that an interrupted import resumes. A row is written in the
-- transaction that loads its file; the rows are deleted at the end.
CREATE TABLE import_chunks (
  export_id text NOT NULL,
  file text NOT NULL,
  PRIMARY KEY (export_id, file)
);
