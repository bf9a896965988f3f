-- What callers have put to the things that a commit makes. Called by every function that makes one, in the
-- same commit. A reference that is taken fails on its index, and with it whatever it was for.
CREATE OR REPLACE FUNCTION write_particulars(won integer[], given jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO particulars (developer_id, subject_id, kind, reference, sealed)
  SELECT developer_id, subject_id, kind, reference, sealed
  FROM jsonb_to_recordset(given) AS x(
    n integer, developer_id text, subject_id text, kind text, reference text, sealed text)
  WHERE n = ANY(won);
END $$;
