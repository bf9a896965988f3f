-- Facts about a person that a verification found. Of older ones they are not known.
ALTER TABLE identity_verifications
  ADD COLUMN under_age boolean,
  ADD COLUMN claimed_name_match text CHECK (claimed_name_match IN ('match', 'close', 'mismatch', 'unknown')),
  ADD COLUMN document_seen_before boolean;

-- What an account has asked to be kept of a document: what it says, sealed, and a mark by which the same
-- document is known again. The mark is made with a key that the database holds only sealed. Unlike the
-- verdict, it may be deleted.
CREATE TABLE identity_documents (
  developer_id text NOT NULL,
  verification_id text NOT NULL,
  external_user_id text NOT NULL,
  verified boolean NOT NULL,
  mark bytea,
  sealed text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, verification_id),
  CONSTRAINT identity_documents_say_something CHECK (num_nonnulls(mark, sealed) > 0)
);
CREATE INDEX identity_documents_by_mark ON identity_documents (developer_id, mark) WHERE mark IS NOT NULL;
