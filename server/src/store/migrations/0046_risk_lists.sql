-- Lists of users, devices, networks, bank accounts and e-mail domains. What is on them names people, so it is
-- sealed with its reason, and found by a mark that only the service can make. A thing is on one list.
CREATE TABLE risk_list_entries (
  developer_id text NOT NULL,
  id text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('user', 'device', 'network', 'bank_account', 'email_domain')),
  kind text NOT NULL CHECK (kind IN ('block', 'watch', 'trust')),
  mark bytea NOT NULL,
  sealed text NOT NULL,
  expires_at timestamptz,
  added_by jsonb NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE UNIQUE INDEX risk_list_entries_by_mark ON risk_list_entries (developer_id, mark);
CREATE INDEX risk_list_entries_by_expiry ON risk_list_entries (expires_at) WHERE expires_at IS NOT NULL;

-- What an account has ever put on a list, by its kind and, of a network, its size: an assessment looks for
-- nothing else.
CREATE TABLE risk_list_shapes (
  developer_id text NOT NULL,
  subject text NOT NULL,
  bits integer NOT NULL,
  PRIMARY KEY (developer_id, subject, bits)
);

-- What a policy would have made of the past.
CREATE TABLE risk_backtests (
  developer_id text NOT NULL,
  id text NOT NULL,
  policy jsonb NOT NULL,
  source text NOT NULL,
  since timestamptz NOT NULL,
  asked_by jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'stopped')),
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  cursor text NOT NULL DEFAULT '',
  tally jsonb NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (developer_id, id)
);
