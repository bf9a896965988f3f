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
