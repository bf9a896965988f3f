-- Writes what agreements and deposits of a commit can be found by, in the same commit.
CREATE OR REPLACE FUNCTION write_search_marks(won integer[], new_marks jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_marks (developer_id, agreement_id, part, buyer, seller, other)
  SELECT developer_id, agreement_id, part, buyer, seller, other
  FROM jsonb_to_recordset(new_marks) AS x(
    n integer, developer_id text, agreement_id text, part text, buyer integer[], seller integer[],
    other integer[])
  WHERE n = ANY(won) ON CONFLICT DO NOTHING;
END $$;
