-- The files that the parties of a dispute added, encrypted with a key of the person who added them. What each file
-- is, the events say: a deleted file leaves its hashes there. `encrypted` is null once the file was deleted.
CREATE TABLE dispute_evidence (
  developer_id text NOT NULL,
  id text NOT NULL,
  agreement_id text NOT NULL,
  dispute_id text NOT NULL,
  external_user_id text NOT NULL,
  key_id text NOT NULL,
  encrypted bytea,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX dispute_evidence_of_dispute ON dispute_evidence (developer_id, dispute_id);
CREATE INDEX dispute_evidence_of_person ON dispute_evidence (developer_id, external_user_id);
-- Files that no dispute names are found by their age.
CREATE INDEX dispute_evidence_by_age ON dispute_evidence (created_at);
