-- People who are signed in to the dashboard, and what was asked of the API lately.

-- Looked up by the hash of the token in the cookie; the token itself is in the browser and nowhere else.
-- `expires_at` slides while the person works; `ends_at` does not.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  developer_id text NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_developer ON sessions (developer_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- The last requests of each developer: who asked for what, and what the answer was. Never a body, a query or a
-- header. Written in bites after the answers went out, so a request does not wait for its own record.
CREATE TABLE request_log (
  developer_id text NOT NULL,
  id text NOT NULL,
  key_id text,
  method text NOT NULL,
  path text NOT NULL,
  status smallint NOT NULL,
  code text,
  duration_ms real NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX request_log_in_order ON request_log (developer_id, created_at, id);
CREATE INDEX request_log_by_age ON request_log (created_at);
