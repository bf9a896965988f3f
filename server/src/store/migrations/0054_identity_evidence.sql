-- The same document is known by its number; where both readings say of which country it is, by that as well.
-- What kind of document it is called does not count any more, so marks from before are not found again.
ALTER TABLE identity_documents
  ADD COLUMN country_mark bytea,
  -- Until when what was read is kept. Null: until somebody has it erased.
  ADD COLUMN kept_until timestamptz;
CREATE INDEX identity_documents_by_end ON identity_documents (kept_until)
  WHERE sealed IS NOT NULL AND kept_until IS NOT NULL;
CREATE INDEX identity_documents_of_user ON identity_documents (developer_id, external_user_id);

-- Whether a national register has this person under the number that was given. Null: nobody asked.
ALTER TABLE identity_verifications
  ADD COLUMN registry text CHECK (registry IN ('match', 'mismatch', 'not_found', 'unavailable'));

-- A key for each person whose pictures an account keeps, sealed. Without it they are noise, wherever copies
-- of them are.
CREATE TABLE identity_people (
  developer_id text NOT NULL,
  external_user_id text NOT NULL,
  sealed text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, external_user_id)
);

-- Pictures for people to look at, where an account has asked for that, encrypted with the person's key.
CREATE TABLE identity_pictures (
  developer_id text NOT NULL,
  verification_id text NOT NULL,
  name text NOT NULL,
  external_user_id text NOT NULL,
  sealed bytea NOT NULL,
  kept_until timestamptz NOT NULL,
  PRIMARY KEY (developer_id, verification_id, name)
);
CREATE INDEX identity_pictures_by_end ON identity_pictures (kept_until);
CREATE INDEX identity_pictures_of_user ON identity_pictures (developer_id, external_user_id);

-- What a person made of a verification after the software; the last word counts. The reason is sealed.
CREATE TABLE identity_reviews (
  developer_id text NOT NULL,
  verification_id text NOT NULL,
  sequence integer NOT NULL CHECK (sequence > 0),
  verified boolean NOT NULL,
  sealed text NOT NULL,
  actor jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, verification_id, sequence)
);
