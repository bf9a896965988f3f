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
