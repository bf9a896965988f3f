-- What an account had learned from its labels, and how well that does on people it was not learned from. The
-- points themselves are in the draft that it made.
CREATE TABLE risk_lessons (
  developer_id text NOT NULL,
  id text NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'too_few')),
  asked_by jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  outcome jsonb,
  finished_at timestamptz,
  PRIMARY KEY (developer_id, id)
);
