-- How assessments turned out, as somebody said or as the money showed. Append-only: the latest row of an
-- assessment counts, the others are its history. The reason is sealed, since people name people in it.
CREATE TABLE risk_labels (
  developer_id text NOT NULL,
  assessment_id text NOT NULL,
  id text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('fraud', 'honest', 'disputed', 'recalled')),
  source text NOT NULL CHECK (source IN ('api', 'desk', 'dispute', 'recall')),
  reason text NOT NULL,
  actor jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, assessment_id, id)
);
