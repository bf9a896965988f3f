-- A user and a device are known from the first assessment that was neither blocked nor simulated: what was
-- refused must not pave the way for the next try.
ALTER TABLE risk_users
  ADD COLUMN known_since timestamptz,
  ADD COLUMN last_paid_at timestamptz,
  -- In a week: amounts just below the high-value threshold, what was moved, and how many were paid.
  ADD COLUMN week_bucket bigint NOT NULL DEFAULT 0,
  ADD COLUMN near_current integer NOT NULL DEFAULT 0,
  ADD COLUMN near_previous integer NOT NULL DEFAULT 0,
  ADD COLUMN week_value_current bigint NOT NULL DEFAULT 0,
  ADD COLUMN week_value_previous bigint NOT NULL DEFAULT 0,
  ADD COLUMN payees_current integer NOT NULL DEFAULT 0,
  ADD COLUMN payees_previous integer NOT NULL DEFAULT 0,
  -- How many payments began in each hour of the day, UTC.
  ADD COLUMN hours integer[] NOT NULL DEFAULT array_fill(0, ARRAY[24]);
UPDATE risk_users SET known_since = first_seen_at;

-- `fresh` counts users whose account was less than a day old, `networks` how often it came from another
-- network than before, `users_ever` everybody who was ever seen on it.
ALTER TABLE risk_devices
  ADD COLUMN known_since timestamptz,
  ADD COLUMN users_ever integer NOT NULL DEFAULT 0,
  ADD COLUMN fresh_current integer NOT NULL DEFAULT 0,
  ADD COLUMN fresh_previous integer NOT NULL DEFAULT 0,
  ADD COLUMN network bigint,
  ADD COLUMN networks_current integer NOT NULL DEFAULT 0,
  ADD COLUMN networks_previous integer NOT NULL DEFAULT 0;
UPDATE risk_devices SET known_since = first_seen_at;

ALTER TABLE risk_addresses
  ADD COLUMN day_bucket bigint NOT NULL DEFAULT 0,
  ADD COLUMN fresh_current integer NOT NULL DEFAULT 0,
  ADD COLUMN fresh_previous integer NOT NULL DEFAULT 0;

-- `value` is the most that was assessed of it since `counted_at`; the other two say what the last event
-- added to the counts, since an upsert cannot tell what was there before.
ALTER TABLE risk_agreements
  ADD COLUMN value bigint NOT NULL DEFAULT 0,
  ADD COLUMN counted boolean NOT NULL DEFAULT true,
  ADD COLUMN added bigint NOT NULL DEFAULT 0;

-- Who pays whom. `newly` says that the last event was the first of its week.
CREATE TABLE risk_pairs (
  developer_id text NOT NULL,
  user_id text NOT NULL,
  payee_id text NOT NULL,
  first_at timestamptz NOT NULL,
  seen bigint NOT NULL,
  week_bucket bigint NOT NULL,
  newly boolean NOT NULL,
  PRIMARY KEY (developer_id, user_id, payee_id)
) WITH (fillfactor = 70);

-- Those who are paid: by how many in a week, and by how many whose account was less than a day old.
CREATE TABLE risk_payees (
  developer_id text NOT NULL,
  payee_id text NOT NULL,
  first_at timestamptz NOT NULL,
  seen bigint NOT NULL,
  week_bucket bigint NOT NULL,
  payers_current integer NOT NULL,
  payers_previous integer NOT NULL DEFAULT 0,
  fresh_current integer NOT NULL,
  fresh_previous integer NOT NULL DEFAULT 0,
  PRIMARY KEY (developer_id, payee_id)
) WITH (fillfactor = 70);
