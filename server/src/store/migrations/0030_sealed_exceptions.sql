-- Exceptions are chained and sealed like agreements: `event_head` is the hash of the newest event of their own
-- history (nobody's have none), `seal` covers that and the whole row with a key that the database does not hold.
-- Those that were there before have neither, and none can be added to them later.
ALTER TABLE exceptions ADD COLUMN event_head text, ADD COLUMN seal text;
ALTER TABLE chain_start ADD COLUMN exceptions bigint NOT NULL DEFAULT 0;
UPDATE chain_start SET exceptions = (SELECT count(*) FROM exceptions);

-- Agreements that are older than seals get theirs from housekeeping. When the last one has it this is written,
-- once: from then on one without a seal was tampered with.
CREATE INDEX agreements_unsealed ON agreements (developer_id, id) WHERE seal IS NULL;
CREATE TABLE all_sealed (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  sealed_at timestamptz NOT NULL
);
