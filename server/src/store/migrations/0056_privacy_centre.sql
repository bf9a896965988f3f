-- What a person said is wrong about them, beside what was stored. `encrypted` has each field, before and after.
CREATE TABLE person_corrections (
  developer_id text NOT NULL,
  id text NOT NULL,
  external_user_id text NOT NULL,
  request_id text NOT NULL,
  encrypted text,
  corrected_by jsonb NOT NULL,
  corrected_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX person_corrections_of_person ON person_corrections (developer_id, external_user_id, id);

-- Complaints that people sent with a public form. `encrypted` has their name, contact and words, and the answer.
CREATE TABLE grievances (
  developer_id text NOT NULL,
  id text NOT NULL,
  token_hash bytea NOT NULL,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'ANSWERED')),
  encrypted text NOT NULL,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  answered_by jsonb,
  answered_at timestamptz,
  PRIMARY KEY (developer_id, id)
);
CREATE UNIQUE INDEX grievances_by_token ON grievances (developer_id, token_hash);
CREATE INDEX grievances_answered ON grievances (answered_at) WHERE answered_at IS NOT NULL;

-- Breaches of personal data. `encrypted` has the texts: what happened, the notices that were sent, and the cause.
CREATE TABLE breaches (
  developer_id text NOT NULL,
  id text NOT NULL,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CLOSED')),
  encrypted text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  known_at timestamptz NOT NULL,
  report_by timestamptz NOT NULL,
  reported_at timestamptz,
  recorded_by jsonb NOT NULL,
  recorded_at timestamptz NOT NULL,
  closed_by jsonb,
  closed_at timestamptz,
  PRIMARY KEY (developer_id, id)
);

-- When each kind of data was last deleted because its time was over.
CREATE TABLE retention_runs (
  name text PRIMARY KEY,
  ran_at timestamptz NOT NULL,
  deleted bigint NOT NULL,
  deleted_at timestamptz
);
