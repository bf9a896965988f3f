-- People sign in, with one password wherever they are a member. Whoever signed up has the id of the account
-- that they made: what was sealed and digested under it is theirs as it is. There is no password until an
-- invitation was accepted.
CREATE TABLE people (
  person_id text PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text,
  created_at timestamptz NOT NULL,
  sealed_by text
);
INSERT INTO people (person_id, email, name, password_hash, created_at, sealed_by)
SELECT developer_id, email, name, password_hash, created_at, sealed_by FROM developers;
CREATE INDEX people_clear ON people (person_id) WHERE sealed_by IS NULL;
ALTER TABLE developers DROP COLUMN password_hash;

ALTER TABLE developer_emails RENAME TO person_emails;
ALTER TABLE person_emails RENAME COLUMN developer_id TO person_id;
ALTER TABLE person_emails RENAME CONSTRAINT developer_emails_pkey TO person_emails_pkey;
ALTER TABLE known_networks RENAME COLUMN developer_id TO person_id;

-- A person in an account. One who was removed stays, since history names them, and may come back as the same.
CREATE TABLE members (
  developer_id text NOT NULL,
  id text NOT NULL,
  person_id text NOT NULL,
  role text NOT NULL,
  state text NOT NULL CHECK (state IN ('invited', 'active', 'removed')),
  created_at timestamptz NOT NULL,
  joined_at timestamptz,
  removed_at timestamptz,
  PRIMARY KEY (developer_id, id)
);
INSERT INTO members (developer_id, id, person_id, role, state, created_at, joined_at)
SELECT developer_id, 'mem_' || substr(developer_id, 5), developer_id, 'owner', 'active', created_at, created_at
FROM developers;

-- Where somebody is a member, for those who sign in: each person once in each account.
CREATE TABLE person_accounts (
  person_id text NOT NULL,
  developer_id text NOT NULL,
  member_id text NOT NULL,
  PRIMARY KEY (person_id, developer_id)
);
INSERT INTO person_accounts (person_id, developer_id, member_id)
SELECT person_id, developer_id, id FROM members;

-- What a link of an invitation holds, as a hash: into an account as a member, or, where there is none, to
-- sign up with the address that has this digest.
CREATE TABLE invitations (
  token_hash bytea PRIMARY KEY,
  developer_id text,
  member_id text,
  email text,
  expires_at timestamptz NOT NULL,
  CONSTRAINT invitations_kind CHECK (
    (developer_id IS NULL) = (member_id IS NULL) AND (developer_id IS NULL) = (email IS NOT NULL))
);
CREATE INDEX invitations_by_member ON invitations (developer_id, member_id);
CREATE INDEX invitations_by_expiry ON invitations (expires_at);

-- A session is a member's. Those that are open go on.
ALTER TABLE sessions ADD COLUMN person_id text, ADD COLUMN member_id text;
UPDATE sessions SET person_id = developer_id, member_id = 'mem_' || substr(developer_id, 5);
ALTER TABLE sessions ALTER COLUMN person_id SET NOT NULL, ALTER COLUMN member_id SET NOT NULL;
CREATE INDEX sessions_by_person ON sessions (person_id);

-- Who did it at the dashboard.
ALTER TABLE request_log ADD COLUMN member_id text;

-- What a key may do and from where; null is what every key had before, all of it from anywhere. A key with a
-- limit spends from a budget, which the key that takes its place goes on with.
ALTER TABLE api_keys
  ADD COLUMN scopes text[],
  ADD COLUMN networks text[],
  ADD COLUMN daily_limit bigint CHECK (daily_limit > 0),
  ADD COLUMN limit_currency text,
  ADD COLUMN budget_id text,
  ADD COLUMN created_by jsonb,
  ADD CONSTRAINT api_keys_limit CHECK (
    (daily_limit IS NULL) = (limit_currency IS NULL) AND (daily_limit IS NULL) = (budget_id IS NULL));

CREATE TABLE key_budgets (
  developer_id text NOT NULL,
  budget_id text NOT NULL,
  day date NOT NULL,
  spent bigint NOT NULL CHECK (spent >= 0),
  PRIMARY KEY (developer_id, budget_id, day)
) WITH (fillfactor = 70);
CREATE INDEX key_budgets_age ON key_budgets (day);
