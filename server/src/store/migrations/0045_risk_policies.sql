-- What an account wants of its scores: a draft that somebody works on, and versions, of which one may be in
-- use (live) and one be tried beside it (shadow). What a version says never changes, so that whatever it has
-- decided can be made again. The row of the draft is also what two who change anything wait for; it is empty
-- while there is no draft.
CREATE TABLE risk_policy_drafts (
  developer_id text PRIMARY KEY,
  policy jsonb,
  changed_by jsonb,
  changed_at timestamptz
);

CREATE TABLE risk_policies (
  developer_id text NOT NULL,
  version integer NOT NULL,
  policy jsonb NOT NULL,
  made_by jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('shadow', 'live', 'retired')),
  live_at timestamptz,
  retired_at timestamptz,
  PRIMARY KEY (developer_id, version)
);
CREATE UNIQUE INDEX risk_policies_in_use ON risk_policies (developer_id, state) WHERE state <> 'retired';

-- Which version decided, null for the usual points; and what the version in shadow would have said.
ALTER TABLE risk_assessments
  ADD COLUMN policy_version integer,
  ADD COLUMN shadow_version integer,
  ADD COLUMN shadow_score smallint,
  ADD COLUMN shadow_flag text;
