-- How often a password was tried, by whoever is kept from trying more: an account from one place, an account
-- from places that it does not know, a place whatever the account. Each is a digest made with a key that the
-- database does not hold. A success takes the first kind away; all go when they are old.
CREATE TABLE sign_in_guards (
  guard bytea PRIMARY KEY,
  attempts integer NOT NULL,
  refused_until timestamptz,
  last_at timestamptz NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX sign_in_guards_age ON sign_in_guards (last_at);

-- Networks from which an account was opened with its password, as digests like those above.
CREATE TABLE known_networks (
  developer_id text NOT NULL,
  network bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, network)
) WITH (fillfactor = 70);
CREATE INDEX known_networks_age ON known_networks (seen_at);

-- What an account has written in a day, by count and by roughly how many bytes, for its quota.
CREATE TABLE daily_usage (
  developer_id text NOT NULL,
  day date NOT NULL,
  writes bigint NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (developer_id, day)
) WITH (fillfactor = 70);
CREATE INDEX daily_usage_age ON daily_usage (day);

-- Secrets and what identifies a person are sealed with a key that the database does not hold. Each row says by
-- which key; null means that it is in the clear, as version 0.1 wrote it, until the next start. Of an e-mail
-- address, developer_emails has a digest made with the key in place of the address.
ALTER TABLE developers ADD COLUMN sealed_by text;
ALTER TABLE developer_emails ADD COLUMN sealed_by text;
ALTER TABLE webhook_endpoints ADD COLUMN sealed_by text;
CREATE INDEX developers_clear ON developers (developer_id) WHERE sealed_by IS NULL;
CREATE INDEX webhook_endpoints_clear ON webhook_endpoints (developer_id) WHERE sealed_by IS NULL;

-- The keys that have sealed something here, so that a process with another one is told at its start.
CREATE TABLE sealing_keys (
  id text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);
