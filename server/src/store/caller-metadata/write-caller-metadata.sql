-- Writes the caller's metadata for the objects of a commit. Called by every function that creates one, in the
-- same commit. A reference that is taken violates its unique index and fails the whole change. A row with
-- `replaces` takes the place of one that may exist; without values, it removes that one.
CREATE OR REPLACE FUNCTION write_caller_metadata(won integer[], given jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF given @> '[{"replaces": true}]' THEN
    DELETE FROM caller_metadata m
    USING jsonb_to_recordset(given) AS x(n integer, developer_id text, subject_id text, replaces boolean)
    WHERE x.replaces AND x.n = ANY(won) AND m.developer_id = x.developer_id AND m.subject_id = x.subject_id;
    DELETE FROM metadata_pairs m
    USING jsonb_to_recordset(given) AS x(n integer, developer_id text, subject_id text, replaces boolean)
    WHERE x.replaces AND x.n = ANY(won) AND m.developer_id = x.developer_id AND m.subject_id = x.subject_id;
  END IF;
  INSERT INTO caller_metadata (developer_id, subject_id, kind, reference, encrypted, has_pairs)
  SELECT developer_id, subject_id, kind, reference, encrypted, true
  FROM jsonb_to_recordset(given) AS x(
    n integer, developer_id text, subject_id text, kind text, reference text, encrypted text)
  WHERE n = ANY(won) AND num_nonnulls(reference, encrypted) > 0;
  PERFORM write_metadata_pairs(won, given);
END $$;

-- Indexes metadata by its pairs of name and value.
CREATE OR REPLACE FUNCTION write_metadata_pairs(won integer[], given jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO metadata_pairs (developer_id, kind, pair, subject_id)
  SELECT developer_id, kind, unnest(pairs), subject_id
  FROM jsonb_to_recordset(given) AS x(
    n integer, developer_id text, subject_id text, kind text, pairs bigint[])
  WHERE n = ANY(won) ON CONFLICT DO NOTHING;
END $$;
