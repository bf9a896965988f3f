-- Returns, for each event, the entries of its account's lists that match one of its blind indexes and have
-- not expired.
CREATE OR REPLACE FUNCTION risk_list_hits(events jsonb) RETURNS TABLE (n integer, hits jsonb)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT i.n, (
    SELECT jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'on', l.subject) ORDER BY l.id)
    FROM risk_list_entries l
    WHERE l.developer_id = i.developer_id AND l.blind_index = ANY(i.blind_indexes)
      AND (l.expires_at IS NULL OR l.expires_at > i.at))
  FROM jsonb_to_recordset(events) AS i (n integer, developer_id text, blind_indexes bytea[], at timestamptz);
END $$;
