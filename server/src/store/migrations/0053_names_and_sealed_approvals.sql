-- The name on the document that verified somebody, sealed, where the account has asked for it to be kept. In a
-- table of its own: it is deleted with the person, and the counts of a user are written far more often.
CREATE TABLE risk_verified_names (
  developer_id text NOT NULL,
  user_id text NOT NULL,
  sealed text NOT NULL,
  verified_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, user_id)
);

-- Approvals are sealed like exceptions: with a key that the database does not hold, over the row and the hash of
-- its newest event. Those that were there before have no seal, and none can be added to them later.
ALTER TABLE approvals ADD COLUMN seal text;
ALTER TABLE chain_start ADD COLUMN approvals bigint NOT NULL DEFAULT 0;
UPDATE chain_start SET approvals = (SELECT count(*) FROM approvals);
