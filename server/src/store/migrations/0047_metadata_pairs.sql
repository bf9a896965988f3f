-- The metadata of objects, to filter lists by one of them: a keyed hash of name and value in the place of
-- both. Objects of earlier versions are indexed in the background.
CREATE TABLE metadata_pairs (
  developer_id text NOT NULL,
  kind text NOT NULL,
  pair bigint NOT NULL,
  subject_id text NOT NULL,
  PRIMARY KEY (developer_id, kind, pair, subject_id)
);
CREATE INDEX metadata_pairs_of_subject ON metadata_pairs (developer_id, subject_id);
ALTER TABLE caller_metadata ADD COLUMN has_pairs boolean NOT NULL DEFAULT false;
CREATE INDEX caller_metadata_without_pairs ON caller_metadata (developer_id, subject_id)
  WHERE NOT has_pairs AND encrypted IS NOT NULL;
