-- Notes of members on an agreement: append-only by grants. An erasure of either party deletes them.
CREATE TABLE agreement_notes (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  id text NOT NULL,
  text text NOT NULL,
  mentions text[] NOT NULL,
  actor jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, agreement_id, id)
);
CREATE INDEX agreement_notes_mentioning ON agreement_notes (developer_id, created_at) WHERE mentions <> '{}';
