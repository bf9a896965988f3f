-- Writes the caller's metadata for the objects of a commit. Called by every function that creates one, in the
-- same commit. A reference that is taken violates its unique index and fails the whole change.
CREATE OR REPLACE FUNCTION write_caller_metadata(won integer[], given jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO caller_metadata (developer_id, subject_id, kind, reference, encrypted)
  SELECT developer_id, subject_id, kind, reference, encrypted
  FROM jsonb_to_recordset(given) AS x(
    n integer, developer_id text, subject_id text, kind text, reference text, encrypted text)
  WHERE n = ANY(won);
END $$;
