-- Returns the entries of an account's lists that match one of these blind indexes and have not expired.
CREATE OR REPLACE FUNCTION risk_list_hits(developer text, blind_indexes bytea[], now_at timestamptz)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'on', l.subject) ORDER BY l.id)
    FROM risk_list_entries l
    WHERE l.developer_id = developer AND l.blind_index = ANY(blind_indexes)
      AND (l.expires_at IS NULL OR l.expires_at > now_at));
END $$;
