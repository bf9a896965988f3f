-- Identity verifications: the verdict and the numbers behind it. No image, no face vector and no text that was
-- read from a document is stored. The digests of the files let an operator see that one was sent before.
-- Append-only: the service role may neither change nor delete what was decided.
CREATE TABLE identity_verifications (
  developer_id text NOT NULL,
  id text NOT NULL,
  external_user_id text NOT NULL,
  verified boolean NOT NULL,
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 99),
  liveness_passed boolean NOT NULL,
  document_type text NOT NULL,
  document_type_confidence real NOT NULL,
  reasons text[] NOT NULL,
  message text NOT NULL,
  reading jsonb NOT NULL,
  models jsonb NOT NULL,
  document_sha256 bytea NOT NULL,
  selfie_sha256 bytea[] NOT NULL,
  device bytea,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT identity_verified_only_above_threshold CHECK (
    NOT verified OR (score >= 90 AND liveness_passed AND reasons = '{}'))
);
CREATE INDEX identity_verifications_by_user ON identity_verifications (developer_id, external_user_id, id);
