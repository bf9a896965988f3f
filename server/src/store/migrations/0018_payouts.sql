-- Payouts as things of their own: what was released, every time that it was handed to a bank, and where it
-- went. How a payout stands is not stored again; its milestone says it.
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

-- The service may write down what a bank has said of an attempt, and nothing else of it: where it went is
-- history.
CREATE TABLE payout_attempts (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  milestone_id text NOT NULL,
  attempt integer NOT NULL,
  reference text NOT NULL,
  provider text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Where it went, as it was known then. Nothing of it is known of attempts that are older than this table.
  bank_code text,
  account_number text,
  account_name text,
  name_at_bank text,
  name_match text,
  account_version integer,
  status text NOT NULL CHECK (status IN ('SUBMITTED', 'SUCCEEDED', 'FAILED', 'REVERSED')),
  reason text,
  submitted_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (developer_id, agreement_id, milestone_id, attempt),
  CONSTRAINT payout_attempts_destination CHECK (num_nulls(bank_code, account_number, account_name) IN (0, 3))
) WITH (fillfactor = 70);

INSERT INTO payouts (developer_id, id, agreement_id, milestone_id, seller_external_id, created_at)
SELECT t.developer_id, 'po_' || substr(t.cause, 4), t.agreement_id, t.cause, a.seller_external_id, t.created_at
FROM transfers t
JOIN agreements a ON a.developer_id = t.developer_id AND a.id = t.agreement_id
WHERE t.kind = 'release';

INSERT INTO payout_attempts (developer_id, agreement_id, milestone_id, attempt, reference, provider, amount,
  status, reason, submitted_at, settled_at)
SELECT t.developer_id, t.agreement_id, 'ms_' || split_part(t.cause, '_', 2), split_part(t.cause, '_', 3)::integer,
  t.cause, r.provider, t.amount,
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

-- Every version of a payout account, and who said it. The newest is the one in payout_accounts.
CREATE TABLE payout_account_versions (
  developer_id text NOT NULL,
  external_user_id text NOT NULL,
  version integer NOT NULL,
  bank_code text NOT NULL,
  account_number text NOT NULL,
  account_name text NOT NULL,
  -- What the platform calls its holder, and what the bank does.
  name_given text,
  name_at_bank text,
  name_match text NOT NULL CHECK (name_match IN ('match', 'close', 'mismatch', 'unknown')),
  usable_from timestamptz NOT NULL,
  -- Null for what was said before it was written down who did.
  actor_type text,
  actor_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, external_user_id, version)
);

ALTER TABLE payout_accounts
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN name_given text,
  ADD COLUMN name_at_bank text,
  ADD COLUMN name_match text NOT NULL DEFAULT 'unknown',
  ADD COLUMN usable_from timestamptz;
UPDATE payout_accounts SET usable_from = updated_at;
ALTER TABLE payout_accounts
  ALTER COLUMN version DROP DEFAULT,
  ALTER COLUMN name_match DROP DEFAULT,
  ALTER COLUMN usable_from SET NOT NULL;

INSERT INTO payout_account_versions (developer_id, external_user_id, version, bank_code, account_number,
  account_name, name_match, usable_from, created_at)
SELECT developer_id, external_user_id, 1, bank_code, account_number, account_name, 'unknown', updated_at,
  updated_at
FROM payout_accounts;
