-- A person verifies themselves by a link. The token in the link is not kept, only its hash, in a table of its
-- own: whoever comes with it says nothing else about whose it is.
CREATE TABLE identity_sessions (
  developer_id text NOT NULL,
  id text NOT NULL,
  external_user_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('OPEN', 'STARTED', 'DONE', 'FAILED', 'EXPIRED', 'CANCELED')),
  liveness_level text NOT NULL CHECK (liveness_level IN ('passive', 'active')),
  -- Null is any.
  document_types text[],
  language text NOT NULL,
  return_url text,
  attempts smallint NOT NULL DEFAULT 0,
  -- The last attempt's.
  verification_id text,
  -- Which text they agreed to, in which language, and when.
  consent jsonb,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT identity_sessions_ended CHECK ((ended_at IS NULL) = (state IN ('OPEN', 'STARTED'))),
  CONSTRAINT identity_sessions_done CHECK (state <> 'DONE' OR verification_id IS NOT NULL)
) WITH (fillfactor = 70);
CREATE INDEX identity_sessions_of_user ON identity_sessions (developer_id, external_user_id, id);
CREATE INDEX identity_sessions_running ON identity_sessions (expires_at) WHERE ended_at IS NULL;

CREATE TABLE identity_session_links (
  token_hash bytea PRIMARY KEY,
  developer_id text NOT NULL,
  session_id text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX identity_session_links_by_expiry ON identity_session_links (expires_at);

-- Pictures that wait for the others of their attempt, encrypted with a key that only the link holds. They are
-- deleted with the verdict, and with the session at the latest.
CREATE TABLE identity_session_parts (
  developer_id text NOT NULL,
  session_id text NOT NULL,
  name text NOT NULL,
  sealed bytea NOT NULL,
  PRIMARY KEY (developer_id, session_id, name)
);

-- What was asked of the person: plain frames, or movements that the server chose.
ALTER TABLE identity_verifications
  ADD COLUMN liveness_level text NOT NULL DEFAULT 'passive' CHECK (liveness_level IN ('passive', 'active'));
