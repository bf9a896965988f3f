-- What callers have put to a thing of ours: their own reference, and metadata, sealed because nobody knows whom
-- it names. There is a row only where one of the two was given.
CREATE TABLE particulars (
  developer_id text NOT NULL,
  subject_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('agreement', 'assessment', 'verification', 'refund')),
  reference text,
  sealed text,
  PRIMARY KEY (developer_id, subject_id),
  CONSTRAINT particulars_say_something CHECK (num_nonnulls(reference, sealed) > 0)
);
CREATE UNIQUE INDEX particulars_by_reference ON particulars (developer_id, kind, reference)
  WHERE reference IS NOT NULL;
