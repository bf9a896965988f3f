-- An account is known to its bank under a reference of ours, too; some banks name it by nothing else. Those
-- that were issued until now were asked for under the id of their agreement.
ALTER TABLE virtual_accounts ADD COLUMN reference text;
UPDATE virtual_accounts SET reference = agreement_id;
ALTER TABLE virtual_accounts ALTER COLUMN reference SET NOT NULL;
CREATE UNIQUE INDEX virtual_accounts_by_reference ON virtual_accounts (provider, reference);

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
