-- A visit knows when its person last showed a factor, what a passkey has yet to answer, and, sealed, from
-- where it was opened. Those that are open go on: whoever signed in showed a password.
ALTER TABLE sessions
  ADD COLUMN proven_at timestamptz,
  ADD COLUMN challenge text,
  ADD COLUMN challenge_ends_at timestamptz,
  ADD COLUMN opened_from text,
  ADD COLUMN sealed_by text;
UPDATE sessions SET proven_at = created_at;
ALTER TABLE sessions ALTER COLUMN proven_at SET NOT NULL;

-- Whoever has shown a password and owes a second factor, and whoever begins with a passkey, of whom nothing is
-- known before it answers. No session, so that nothing else can take it for one.
CREATE TABLE sign_ins (
  token_hash bytea PRIMARY KEY,
  person_id text,
  developer_id text,
  member_id text,
  challenge text,
  challenge_ends_at timestamptz,
  expires_at timestamptz NOT NULL,
  CONSTRAINT sign_ins_visitor CHECK (
    (person_id IS NULL) = (developer_id IS NULL) AND (person_id IS NULL) = (member_id IS NULL))
);
CREATE INDEX sign_ins_by_person ON sign_ins (person_id);
CREATE INDEX sign_ins_by_expiry ON sign_ins (expires_at);

-- What an app makes codes from, sealed. It counts when one code was right; no code counts twice, nor one
-- that is older than the last.
CREATE TABLE totp_secrets (
  person_id text PRIMARY KEY,
  secret text NOT NULL,
  sealed_by text NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0
);

-- Gone when used.
CREATE TABLE recovery_codes (
  person_id text NOT NULL,
  code_hash bytea NOT NULL,
  PRIMARY KEY (person_id, code_hash)
);

CREATE TABLE passkeys (
  person_id text NOT NULL,
  id text NOT NULL,
  credential_id text NOT NULL CONSTRAINT passkeys_credential UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (person_id, id)
);

CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY,
  person_id text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_resets_by_person ON password_resets (person_id);
CREATE INDEX password_resets_by_expiry ON password_resets (expires_at);

-- Who somebody is at the company's own sign-in. An address may change hands there; this does not.
CREATE TABLE person_subjects (
  issuer text NOT NULL,
  subject text NOT NULL,
  person_id text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  CONSTRAINT person_subjects_once UNIQUE (issuer, person_id)
);
