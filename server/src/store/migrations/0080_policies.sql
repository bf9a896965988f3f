-- The rules that an account has set, one row for each kind. An account without a row has the defaults.
CREATE TABLE policies (
  developer_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('release', 'identity', 'review')),
  rules jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, kind)
);
INSERT INTO policies (developer_id, kind, rules, changed_at)
  SELECT developer_id, 'release', rules, changed_at FROM release_policies;
INSERT INTO policies (developer_id, kind, rules, changed_at)
  SELECT developer_id, 'identity', rules, changed_at FROM identity_policies;
INSERT INTO policies (developer_id, kind, rules, changed_at)
  SELECT developer_id, 'review', jsonb_build_object('opens', opens, 'dueHours', due_hours), changed_at
  FROM review_policies;
DROP TABLE release_policies;
DROP TABLE identity_policies;
DROP TABLE review_policies;
