-- The numbers of a face, where an account has asked for it, encrypted with the person's key: somebody who comes
-- again as another user is found by them. One a person, the last.
CREATE TABLE identity_faces (
  developer_id text NOT NULL,
  external_user_id text NOT NULL,
  verification_id text NOT NULL,
  -- Numbers of two models have nothing to do with each other.
  model text NOT NULL,
  sealed bytea NOT NULL,
  kept_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, external_user_id)
);
CREATE INDEX identity_faces_newest ON identity_faces (developer_id, created_at, external_user_id);
CREATE INDEX identity_faces_by_end ON identity_faces (kept_until);

-- Whose face is so like whose that a person should look.
CREATE TABLE identity_faces_alike (
  developer_id text NOT NULL,
  verification_id text NOT NULL,
  external_user_id text NOT NULL,
  other_user_id text NOT NULL,
  likeness real NOT NULL,
  kept_until timestamptz NOT NULL,
  PRIMARY KEY (developer_id, verification_id, other_user_id)
);
CREATE INDEX identity_faces_alike_of ON identity_faces_alike (developer_id, external_user_id);
CREATE INDEX identity_faces_alike_to ON identity_faces_alike (developer_id, other_user_id);
CREATE INDEX identity_faces_alike_by_end ON identity_faces_alike (kept_until);

ALTER TABLE reviews DROP CONSTRAINT reviews_kind_check;
ALTER TABLE reviews
  ADD CONSTRAINT reviews_kind_check CHECK (kind IN ('assessment', 'appeal', 'screening', 'payer', 'face'));
