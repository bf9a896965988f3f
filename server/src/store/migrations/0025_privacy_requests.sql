-- Requests of people about their data, with the time by which they must be answered. `encrypted` has the texts of
-- the request and of its answer; `bundle` is the answer to a request for access, until it expires.
CREATE TABLE privacy_requests (
  developer_id text NOT NULL,
  id text NOT NULL,
  external_user_id text NOT NULL,
  type text NOT NULL CHECK (type IN ('access', 'correct', 'erase', 'restrict', 'object')),
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'COMPLETED', 'REFUSED')),
  encrypted text,
  opened_by jsonb NOT NULL,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  closed_by jsonb,
  closed_at timestamptz,
  erasure_id text,
  bundle text,
  bundle_expires_at timestamptz,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX privacy_requests_of_person ON privacy_requests (developer_id, external_user_id, id);
CREATE INDEX privacy_requests_bundles ON privacy_requests (bundle_expires_at) WHERE bundle IS NOT NULL;

-- People whose data is kept but not used: no scores, no search for their face, no mail.
CREATE TABLE person_restrictions (
  developer_id text NOT NULL,
  external_user_id text NOT NULL,
  request_id text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (developer_id, external_user_id)
);

-- What a person agreed to, and when they took it back.
CREATE TABLE person_consents (
  developer_id text NOT NULL,
  id text NOT NULL,
  external_user_id text NOT NULL,
  purpose text NOT NULL,
  text_version text NOT NULL,
  language text NOT NULL,
  channel text NOT NULL,
  given_at timestamptz NOT NULL,
  recorded_by jsonb NOT NULL,
  withdrawn_at timestamptz,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX person_consents_of_person ON person_consents (developer_id, external_user_id, id);
