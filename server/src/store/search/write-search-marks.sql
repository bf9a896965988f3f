-- Writes what agreements and deposits of a commit can be found by, in the same commit. A row with `replaces`
-- takes the place of one that may exist.
CREATE OR REPLACE FUNCTION write_search_marks(won integer[], new_marks jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF new_marks @> '[{"replaces": true}]' THEN
    DELETE FROM search_marks m
    USING jsonb_to_recordset(new_marks) AS x(
      n integer, developer_id text, agreement_id text, part text, replaces boolean)
    WHERE x.replaces AND x.n = ANY(won) AND m.developer_id = x.developer_id
      AND m.agreement_id = x.agreement_id AND m.part = x.part;
  END IF;
  INSERT INTO search_marks (developer_id, agreement_id, part, buyer, seller, other)
  SELECT developer_id, agreement_id, part, buyer, seller, other
  FROM jsonb_to_recordset(new_marks) AS x(
    n integer, developer_id text, agreement_id text, part text, buyer integer[], seller integer[],
    other integer[])
  WHERE n = ANY(won) AND num_nonnulls(buyer, seller, other) > 0 ON CONFLICT DO NOTHING;
END $$;
