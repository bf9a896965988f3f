-- What an account wants of a verification. One without a row wants what every one must have, and keeps
-- nothing of a document.
CREATE TABLE identity_policies (
  developer_id text PRIMARY KEY,
  rules jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);
