-- An agreement may have several accounts. Each is known to its bank under a reference of ours, too; some banks
-- name it by nothing else. Those that were issued until now were asked for under the id of their agreement.
ALTER TABLE virtual_accounts
  ADD COLUMN reference text,
  ADD COLUMN bank_code text,
  ADD COLUMN account_name text,
  ADD COLUMN issued_at timestamptz,
  -- An exact account takes this and nothing else, until it expires; an open one takes whatever comes.
  ADD COLUMN amount bigint CHECK (amount > 0),
  ADD COLUMN expires_at timestamptz;
UPDATE virtual_accounts v SET reference = v.agreement_id, bank_code = a.account_bank_code,
  account_name = a.account_name, issued_at = a.created_at
FROM agreements a WHERE a.developer_id = v.developer_id AND a.id = v.agreement_id;
ALTER TABLE virtual_accounts
  ALTER COLUMN reference SET NOT NULL,
  ALTER COLUMN bank_code SET NOT NULL,
  ALTER COLUMN account_name SET NOT NULL,
  ALTER COLUMN issued_at SET NOT NULL,
  DROP CONSTRAINT virtual_accounts_pkey,
  ADD PRIMARY KEY (provider, reference);
-- Banks give the number of an exact account that has expired to the next one who asks.
CREATE UNIQUE INDEX virtual_accounts_open ON virtual_accounts (provider, account_number) WHERE amount IS NULL;
CREATE INDEX virtual_accounts_by_number ON virtual_accounts (provider, account_number, issued_at DESC);
CREATE INDEX virtual_accounts_by_agreement ON virtual_accounts (developer_id, agreement_id, issued_at);

-- Books are compared with a bank's by the day.
CREATE INDEX deposits_by_time ON deposits (received_at);

-- What a bank says of its own transfers when it is asked for a list.
ALTER TABLE sandbox_transfers
  ADD COLUMN kind text,
  ADD COLUMN currency text,
  ADD COLUMN created_at timestamptz;
UPDATE sandbox_transfers t SET
  kind = CASE WHEN t.reference LIKE 'po\_%' THEN 'payout' ELSE 'refund' END,
  currency = coalesce(
    (SELECT a.currency FROM bank_references r JOIN agreements a ON a.developer_id = r.developer_id AND a.id = r.agreement_id
     WHERE r.provider = 'sandbox' AND r.reference = t.reference),
    (SELECT h.currency FROM bank_references r JOIN house_transfers h ON h.provider = r.provider AND h.cause = r.subject_id
     WHERE r.provider = 'sandbox' AND r.reference = t.reference AND h.kind = 'unmatched'),
    'NGN'),
  created_at = t.settles_at;
ALTER TABLE sandbox_transfers
  ALTER COLUMN kind SET NOT NULL,
  ALTER COLUMN currency SET NOT NULL,
  ALTER COLUMN created_at SET NOT NULL;
CREATE INDEX sandbox_transfers_in_order ON sandbox_transfers (created_at, reference);

-- Requests that banks have made, each once, as they came. `outcome` is null until somebody has read it.
-- Those that no bank has signed are kept as well, a few of them: somebody may want to know.
CREATE TABLE bank_requests (
  provider text NOT NULL,
  -- Made from the body: a bank that repeats itself is kept once.
  key text NOT NULL,
  body bytea NOT NULL,
  address text,
  received_at timestamptz NOT NULL,
  times integer NOT NULL DEFAULT 1,
  outcome text CHECK (outcome IN ('heard', 'nothing', 'refused')),
  PRIMARY KEY (provider, key)
);
-- What waits for somebody: few at any time, among very many.
CREATE INDEX bank_requests_waiting ON bank_requests (received_at) WHERE outcome IS NULL;
CREATE INDEX bank_requests_by_age ON bank_requests (received_at) WHERE outcome IS NOT NULL;
CREATE INDEX bank_requests_refused ON bank_requests (provider, received_at) WHERE outcome = 'refused';

-- Up to when the lists of each bank were read, for deposits that nobody told us of.
CREATE TABLE bank_watches (
  provider text PRIMARY KEY,
  looked_until timestamptz NOT NULL
);
