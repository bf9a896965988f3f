-- The log of acts: what members, keys and whoever runs the service changed that is not money (money has its
-- own history, in `events`). Append-only by grants. Each tenant's acts are a chain; nobody's are the service's
-- own. `sealed` holds where it was done from, and what was there before and after.
CREATE TABLE acts (
  developer_id text NOT NULL,
  sequence bigint NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  actor_type text NOT NULL,
  actor_id text,
  subject text,
  request_id text,
  sealed text,
  created_at timestamptz NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (developer_id, sequence)
);
CREATE INDEX acts_by_id ON acts (developer_id, id);

-- Where a chain stands, under a seal that whoever has the database alone cannot make. What lies at or before
-- `cut_sequence` was deleted because it was too old, and `cut_hash` is the hash of the last of it; `oldest_at`
-- is the time of the first that is left, for whoever looks what is too old next.
CREATE TABLE act_heads (
  developer_id text PRIMARY KEY,
  sequence bigint NOT NULL DEFAULT 0,
  hash text NOT NULL DEFAULT repeat('0', 64),
  cut_sequence bigint NOT NULL DEFAULT 0,
  cut_hash text NOT NULL DEFAULT repeat('0', 64),
  seal text,
  oldest_at timestamptz
) WITH (fillfactor = 70);
CREATE INDEX act_heads_by_age ON act_heads (oldest_at);

-- Accounts that were there before acts were kept. Every other one has at least that it was made.
ALTER TABLE chain_start ADD COLUMN accounts bigint NOT NULL DEFAULT 0;
UPDATE chain_start SET accounts = (SELECT count(*) FROM developers);

-- How many of its acts an account's log of anchors has come to know of.
ALTER TABLE anchor_logs ADD COLUMN act_count bigint NOT NULL DEFAULT 0;
