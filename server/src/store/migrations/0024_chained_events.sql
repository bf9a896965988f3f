-- Events are chained by hash within their stream, as transfers are, and say who brought them about. What was
-- there before has neither: a hash that is worked out later proves nothing.
ALTER TABLE events ADD COLUMN actor jsonb, ADD COLUMN hash text;

-- `event_head` is the hash of the newest event, `chained_from` the sequence of the first that has one. `seal`
-- covers both chains with a key that the database does not hold; it is missing until the first change after
-- the upgrade.
ALTER TABLE agreements
  ADD COLUMN event_head text NOT NULL DEFAULT repeat('0', 64),
  ADD COLUMN chained_from integer NOT NULL DEFAULT 1,
  ADD COLUMN seal text;
UPDATE agreements SET chained_from = event_count + 1;

-- What this version found: none of it can be added to later, so that nobody can pass something new off as old.
CREATE TABLE chain_start (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  agreements bigint NOT NULL,
  began_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO chain_start (agreements) SELECT count(*) FROM agreements;

-- Which secret the seals were made with, by its id. Written once, by the first start.
CREATE TABLE sealed_with (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  secret_id text NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now()
);

-- What banks were told of an agreement; `surety verify` reads it agreement by agreement.
CREATE INDEX bank_references_by_agreement ON bank_references (developer_id, agreement_id);

-- Anchors: for each account a log of where the chains of its agreements stood, a Merkle tree whose head is
-- signed and published outside of the database. Written by a job, never by a commit.

-- How far the account's events were followed, how far the log has come, and how much of it was published.
-- `peaks` are the hashes of the perfect trees in it, largest first.
CREATE TABLE anchor_logs (
  developer_id text PRIMARY KEY,
  position bigint NOT NULL DEFAULT 0,
  event_id text NOT NULL DEFAULT '',
  size bigint NOT NULL DEFAULT 0,
  peaks text[] NOT NULL DEFAULT '{}',
  event_count integer NOT NULL DEFAULT 0,
  event_head text NOT NULL DEFAULT repeat('0', 64),
  published bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

-- The leaves, from index 0. Append-only by grants, like what was published of them.
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
