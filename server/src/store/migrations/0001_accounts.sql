-- Accounts and API keys. What is looked up globally (an e-mail address, a key's hash) is a table of its own,
-- keyed by what is looked up; everything else is keyed by developer first.

CREATE TABLE developers (
  developer_id text PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE developer_emails (
  email text PRIMARY KEY,
  developer_id text NOT NULL
);

CREATE TABLE api_keys (
  developer_id text NOT NULL,
  id text NOT NULL,
  prefix text NOT NULL,
  label text,
  hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (developer_id, id)
);

CREATE TABLE api_key_hashes (
  hash bytea PRIMARY KEY,
  developer_id text NOT NULL,
  key_id text NOT NULL
);
