-- Four eyes. What one asked for and another has to approve: what it is about in words, and all that it takes
-- to do it, are sealed. A request that is open is there once, by the digest of what it asks for.
CREATE TABLE approvals (
  developer_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL CHECK (state IN ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  agreement_id text,
  amount bigint,
  currency text,
  sealed text NOT NULL,
  digest bytea NOT NULL,
  requested_by jsonb NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_by jsonb,
  decided_at timestamptz,
  reason text,
  event_head text NOT NULL,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT approvals_decided CHECK ((state = 'PENDING') = (decided_at IS NULL))
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX approvals_once ON approvals (developer_id, digest) WHERE state = 'PENDING';
CREATE INDEX approvals_by_state ON approvals (developer_id, state, id);
CREATE INDEX approvals_by_agreement ON approvals (developer_id, agreement_id, id) WHERE agreement_id IS NOT NULL;
CREATE INDEX approvals_by_expiry ON approvals (expires_at) WHERE state = 'PENDING';

-- What needs approval. A kind without a row needs none.
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
