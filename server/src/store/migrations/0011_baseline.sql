-- All tables as they were after the first eleven migrations, which this file replaces. A database that ran
-- those counts as having it (baseline.ts), so this file is never edited: what changes is a migration of its
-- own.

-- Accounts and API keys. What is looked up globally (an e-mail address, a key's hash) is a table of its own,
-- keyed by what is looked up; everything else is keyed by developer first.

CREATE TABLE developers (
  developer_id text PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE developer_emails (
  email text PRIMARY KEY,
  developer_id text NOT NULL
);

CREATE TABLE api_keys (
  developer_id text NOT NULL,
  id text NOT NULL,
  prefix text NOT NULL,
  label text,
  hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (developer_id, id)
);

CREATE TABLE api_key_hashes (
  hash bytea PRIMARY KEY,
  developer_id text NOT NULL,
  key_id text NOT NULL
);

-- A request that may be repeated, and work that must happen after a commit.

-- A row without `status` is a claim: the first request is still running and holds it until `claimed_until`.
-- The answer is written by the transaction that has the effect, so either both are there or neither is.
CREATE TABLE idempotency_keys (
  developer_id text NOT NULL,
  key text NOT NULL,
  fingerprint bytea NOT NULL,
  claim text NOT NULL,
  claimed_until timestamptz NOT NULL,
  status smallint,
  body text,
  sealed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- The outbox. A claim names the worker that holds the job and moves `run_at` to the end of its lease, so a
-- worker that dies simply lets the job fall due again. Dead jobs stay, for a person to look at. The service's
-- own chores belong to no developer and carry an empty developer_id.
CREATE TABLE jobs (
  developer_id text NOT NULL DEFAULT '',
  id text NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  claim text,
  last_error text,
  dead_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
-- run_at doubles as the end of the lease, so one small index answers "what is due".
CREATE INDEX jobs_due ON jobs (run_at) WHERE dead_at IS NULL;

-- Agreements and their journal. Every row belongs to one agreement and is keyed by developer first. The
-- balances on the agreement are kept by commit_changes() from the transfers it writes, and by nothing else.

CREATE TABLE agreements (
  developer_id text NOT NULL,
  id text NOT NULL,
  version integer NOT NULL,
  -- Worked out from the facts at each commit, so that lists can filter by it. `surety verify` works it out
  -- again.
  status text NOT NULL,
  buyer_external_id text NOT NULL,
  seller_external_id text NOT NULL,
  buyer_email text,
  buyer_name text,
  currency text NOT NULL,
  total_amount bigint NOT NULL CHECK (total_amount > 0 AND total_amount <= 9007199254740991),
  account_provider text,
  account_number text,
  account_bank_code text,
  account_name text,
  hold text,
  bank bigint NOT NULL DEFAULT 0 CHECK (bank >= 0 AND bank <= 9007199254740991),
  escrow bigint NOT NULL DEFAULT 0 CHECK (escrow >= 0),
  excess bigint NOT NULL DEFAULT 0 CHECK (excess >= 0),
  refund_payable bigint NOT NULL DEFAULT 0 CHECK (refund_payable >= 0),
  seller bigint NOT NULL DEFAULT 0 CHECK (seller >= 0),
  payout_clearing bigint NOT NULL DEFAULT 0 CHECK (payout_clearing >= 0),
  suspense bigint NOT NULL DEFAULT 0 CHECK (suspense >= 0),
  deposited bigint NOT NULL DEFAULT 0 CHECK (deposited <= 9007199254740991),
  refunded bigint NOT NULL DEFAULT 0,
  event_count integer NOT NULL DEFAULT 0,
  transfer_count integer NOT NULL DEFAULT 0,
  chain_head text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT agreements_balance CHECK (
    bank = escrow + excess + refund_payable + seller + payout_clearing + suspense)
) WITH (fillfactor = 70);
CREATE INDEX agreements_by_status ON agreements (developer_id, status, id);
CREATE INDEX agreements_by_buyer ON agreements (developer_id, buyer_external_id, id);
CREATE INDEX agreements_by_seller ON agreements (developer_id, seller_external_id, id);
-- Money on its way back, or that should be: few agreements at any time, among very many. The dashboard looks
-- for them, and nobody should have to read the whole history to find that there are none.
CREATE INDEX agreements_giving_back ON agreements (developer_id, id) WHERE refund_payable > 0 OR suspense > 0;

CREATE TABLE milestones (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  id text NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  buyer_confirmed boolean NOT NULL DEFAULT false,
  seller_confirmed boolean NOT NULL DEFAULT false,
  settlement text NOT NULL DEFAULT 'OPEN'
    CHECK (settlement IN ('OPEN', 'QUEUED', 'RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID', 'REFUNDED')),
  completed_as integer,
  payout_attempts integer NOT NULL DEFAULT 0,
  payout_failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (developer_id, agreement_id, id)
) WITH (fillfactor = 70);
CREATE INDEX milestones_awaiting_details ON milestones (developer_id, agreement_id)
  WHERE settlement = 'AWAITING_DETAILS';
-- Payouts that a bank has refused and that are tried again. New details of a seller look for them, as they
-- look for those that wait for details.
CREATE INDEX milestones_refused ON milestones (developer_id, agreement_id)
  WHERE settlement IN ('RELEASED', 'SUBMITTED') AND payout_failures > 0;

-- The journal: append-only by grants, one row a movement, chained by hash within its agreement.
CREATE TABLE transfers (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  sequence integer NOT NULL,
  kind text NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL CHECK (credit <> debit),
  amount bigint NOT NULL CHECK (amount > 0),
  cause text NOT NULL,
  hash text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, agreement_id, sequence),
  -- A milestone is released once, a refund is paid once, whatever the code believes.
  CONSTRAINT transfers_once UNIQUE (developer_id, agreement_id, kind, cause),
  -- The movements that exist, as core/escrow/ledger.ts lists them. Without this a second release could pass
  -- under another name, and a movement between accounts that nobody adds up would leave the balances as they
  -- were.
  CONSTRAINT transfers_movement CHECK (
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
      ('refund_paid', 'refund_payable', 'bank')))
);

-- What happened, in order, for the timeline and for webhooks. A stream is an agreement, or another thing that
-- has a history of its own.
--
-- Ids and times are made in the application before the commit, so a commit may become visible after a later
-- id was read: whoever pages by id would skip it for ever. `position` is the number of the transaction that
-- wrote the event, plus a base. Every transaction below pg_snapshot_xmin() has ended, so whatever lies below
-- the settled position is there for good and nothing will ever be added in front of it. Reading up to there,
-- and no further, costs nothing per event and waits only for transactions that are open at that moment. (One
-- that stays open for long, anywhere on the server, holds the log back; it loses nothing.) The changes of one
-- agreement follow each other, so their positions do too.
CREATE TABLE events (
  developer_id text NOT NULL,
  stream_id text NOT NULL,
  sequence integer NOT NULL,
  id text NOT NULL,
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  position bigint NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
  PRIMARY KEY (developer_id, stream_id, sequence)
);
CREATE INDEX events_by_id ON events (developer_id, id);
CREATE INDEX events_in_order ON events (developer_id, position, id);

CREATE TABLE event_log (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  base bigint NOT NULL,
  -- A transaction number that this server has reached, noted now and then.
  seen bigint NOT NULL
);
INSERT INTO event_log (base, seen) VALUES (0, pg_current_xact_id()::text::bigint);

CREATE TABLE deposits (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  provider text NOT NULL,
  transaction_id text NOT NULL,
  account_number text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  returned bigint NOT NULL DEFAULT 0,
  sender_name text,
  applied boolean NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, agreement_id, provider, transaction_id),
  CONSTRAINT deposits_returned_once CHECK (returned >= 0 AND returned <= amount)
);

CREATE TABLE refunds (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  status text NOT NULL,
  milestone_ids jsonb NOT NULL,
  reason text,
  parts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, agreement_id, id)
);
CREATE INDEX refunds_refused ON refunds (developer_id, id) WHERE status = 'FAILED';

CREATE TABLE payout_accounts (
  developer_id text NOT NULL,
  external_user_id text NOT NULL,
  bank_code text NOT NULL,
  account_number text NOT NULL,
  account_name text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, external_user_id)
);

-- Look-ups that do not start from a developer, each keyed by what the outside knows.
CREATE TABLE virtual_accounts (
  provider text NOT NULL,
  account_number text NOT NULL,
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  PRIMARY KEY (provider, account_number)
);

-- One posting per transaction of a provider, however often and on however many nodes it is reported.
CREATE TABLE provider_transactions (
  provider text NOT NULL,
  transaction_id text NOT NULL,
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  PRIMARY KEY (provider, transaction_id)
);

CREATE TABLE bank_references (
  provider text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  subject_id text NOT NULL,
  PRIMARY KEY (provider, reference)
);

-- The sandbox bank's own books. It stands for a bank outside, so nothing of ours refers to these tables.

CREATE SEQUENCE sandbox_account_serial START 1;

CREATE TABLE sandbox_accounts (
  reference text PRIMARY KEY,
  account_number text NOT NULL UNIQUE,
  account_name text NOT NULL
);

CREATE TABLE sandbox_transfers (
  reference text PRIMARY KEY,
  amount bigint NOT NULL CHECK (amount > 0),
  outcome text NOT NULL,
  settles_at timestamptz NOT NULL
);

-- Fraud and payment risk. The cost of one assessment does not grow with history: everything that a score
-- needs is kept in rows of fixed size, and every window is a sliding counter of two buckets (the current one,
-- and the previous one weighted by the part of it that is still in the window). Nothing is ever counted over
-- history.

CREATE TABLE risk_users (
  developer_id text NOT NULL,
  user_id text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  ten_minutes_bucket bigint NOT NULL DEFAULT 0,
  ten_minutes_current integer NOT NULL DEFAULT 0,
  ten_minutes_previous integer NOT NULL DEFAULT 0,
  hour_bucket bigint NOT NULL DEFAULT 0,
  hour_current integer NOT NULL DEFAULT 0,
  hour_previous integer NOT NULL DEFAULT 0,
  day_bucket bigint NOT NULL DEFAULT 0,
  day_current integer NOT NULL DEFAULT 0,
  day_previous integer NOT NULL DEFAULT 0,
  -- What was moved, in millionths of the currency's high-value threshold, so that currencies add up.
  day_value_current bigint NOT NULL DEFAULT 0,
  day_value_previous bigint NOT NULL DEFAULT 0,
  baseline_count integer NOT NULL DEFAULT 0,
  baseline_mean_log double precision NOT NULL DEFAULT 0,
  located_at timestamptz,
  latitude real,
  longitude real,
  radius_km real,
  location_source text,
  country text,
  first_device bytea,
  -- The latest end of trust of any device of the user; NULL when none was ever trusted.
  trusted_until timestamptz,
  verified_at timestamptz,
  PRIMARY KEY (developer_id, user_id)
) WITH (fillfactor = 70);

-- A device is known by the SHA-256 of its fingerprint: short, of one size, and no fingerprint to steal.
CREATE TABLE risk_user_devices (
  developer_id text NOT NULL,
  user_id text NOT NULL,
  device bytea NOT NULL,
  first_seen_at timestamptz NOT NULL,
  day_bucket bigint NOT NULL,
  seen_today integer NOT NULL,
  day_before bigint,
  greens integer NOT NULL DEFAULT 0,
  first_green_at timestamptz,
  trusted_until timestamptz,
  PRIMARY KEY (developer_id, user_id, device)
) WITH (fillfactor = 70);

-- users_previous counts the users of yesterday who were not seen today, so that nobody counts twice.
CREATE TABLE risk_devices (
  developer_id text NOT NULL,
  device bytea NOT NULL,
  first_seen_at timestamptz NOT NULL,
  seen bigint NOT NULL,
  hour_bucket bigint NOT NULL,
  hour_current integer NOT NULL,
  hour_previous integer NOT NULL,
  day_bucket bigint NOT NULL,
  users_current integer NOT NULL,
  users_previous integer NOT NULL,
  PRIMARY KEY (developer_id, device)
) WITH (fillfactor = 70);

CREATE TABLE risk_addresses (
  developer_id text NOT NULL,
  address text NOT NULL,
  hour_bucket bigint NOT NULL,
  hour_current integer NOT NULL,
  hour_previous integer NOT NULL,
  PRIMARY KEY (developer_id, address)
) WITH (fillfactor = 70);

-- Assessing one agreement again within a day counts once; the device is trusted once the agreement is
-- disbursed.
CREATE TABLE risk_agreements (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  user_id text NOT NULL,
  counted_at timestamptz NOT NULL,
  device bytea,
  PRIMARY KEY (developer_id, agreement_id, user_id)
) WITH (fillfactor = 70);

-- Append-only: the service role may neither change nor delete what was assessed.
CREATE TABLE risk_assessments (
  developer_id text NOT NULL,
  id text NOT NULL,
  user_id text NOT NULL,
  agreement_id text,
  bands text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  device bytea,
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 100),
  flag text NOT NULL,
  simulated boolean NOT NULL,
  detail jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX risk_assessments_by_user ON risk_assessments (developer_id, user_id, id);
CREATE INDEX risk_assessments_by_agreement ON risk_assessments (developer_id, agreement_id, id)
  WHERE agreement_id IS NOT NULL;
CREATE INDEX risk_assessments_not_green ON risk_assessments (developer_id, flag, id) WHERE flag <> 'GREEN';

-- Identity verifications: the verdict and the numbers behind it. No image, no face vector and no text that
-- was read from a document is stored. The digests of the files let an operator see that one was sent before.
-- Append-only: the service role may neither change nor delete what was decided.
CREATE TABLE identity_verifications (
  developer_id text NOT NULL,
  id text NOT NULL,
  external_user_id text NOT NULL,
  verified boolean NOT NULL,
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 99),
  liveness_passed boolean NOT NULL,
  document_type text NOT NULL,
  document_type_confidence real NOT NULL,
  reasons text[] NOT NULL,
  message text NOT NULL,
  reading jsonb NOT NULL,
  models jsonb NOT NULL,
  document_sha256 bytea NOT NULL,
  selfie_sha256 bytea[] NOT NULL,
  device bytea,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT identity_verified_only_above_threshold CHECK (
    NOT verified OR (score >= 90 AND liveness_passed AND reasons = '{}'))
);
CREATE INDEX identity_verifications_by_user ON identity_verifications (developer_id, external_user_id, id);

-- Webhooks, which follow the log of events.

-- Where a developer wants to hear of events. The secret signs every delivery, so it is stored as it is; no
-- view selects it. `claim` and `leased_until` make a lane of each endpoint: one worker at a time delivers to
-- it.
CREATE TABLE webhook_endpoints (
  developer_id text NOT NULL,
  id text NOT NULL,
  url text NOT NULL,
  description text,
  event_types text[],
  ordered boolean NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  disabled_reason text CHECK (disabled_reason IN ('by_request', 'gone', 'failing')),
  disabled_at timestamptz,
  failing_since timestamptz,
  secret text NOT NULL,
  previous_secret text,
  previous_secret_until timestamptz,
  claim text,
  leased_until timestamptz NOT NULL,
  -- The end of the log when it was created: what happened before is none of its business.
  from_position bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- Its deliveries go a bite at a time, and the row after them.
  deleted_at timestamptz,
  PRIMARY KEY (developer_id, id),
  CHECK (enabled = (disabled_at IS NULL))
) WITH (fillfactor = 70);

-- How far the log of a developer with endpoints was fanned out. Others have no row and cost nothing.
CREATE TABLE webhook_followers (
  developer_id text PRIMARY KEY,
  position bigint NOT NULL,
  event_id text NOT NULL
) WITH (fillfactor = 70);

-- One row per event and endpoint, which is both the queue and the log of what became of it. A replay puts the
-- same row back in the queue, so that the receiver sees the same webhook-id.
CREATE TABLE webhook_deliveries (
  developer_id text NOT NULL,
  endpoint_id text NOT NULL,
  event_id text NOT NULL,
  stream_id text NOT NULL,
  sequence integer NOT NULL,
  type text NOT NULL,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  last_attempt_at timestamptz,
  log jsonb NOT NULL DEFAULT '[]',
  replay_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, endpoint_id, event_id)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (developer_id, endpoint_id, next_attempt_at)
  WHERE status = 'PENDING';
CREATE INDEX webhook_deliveries_in_order
  ON webhook_deliveries (developer_id, endpoint_id, stream_id, sequence) WHERE status = 'PENDING';
-- Those that were given up are few, and what people look for.
CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (developer_id, endpoint_id, event_id)
  WHERE status = 'FAILED';

-- People who are signed in to the dashboard, and what was asked of the API lately.

-- Looked up by the hash of the token in the cookie; the token itself is in the browser and nowhere else.
-- `expires_at` slides while the person works; `ends_at` does not.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  developer_id text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_developer ON sessions (developer_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- The last requests of each developer: who asked for what, and what the answer was. Never a body, a query or
-- a header. Written in bites after the answers went out, so a request does not wait for its own record.
CREATE TABLE request_log (
  developer_id text NOT NULL,
  id text NOT NULL,
  key_id text,
  method text NOT NULL,
  path text NOT NULL,
  status smallint NOT NULL,
  code text,
  duration_ms real NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX request_log_in_order ON request_log (developer_id, created_at, id);
CREATE INDEX request_log_by_age ON request_log (created_at);
