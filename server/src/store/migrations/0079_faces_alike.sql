-- What was found goes with either of the two faces, so that it has no end of its own.
ALTER TABLE identity_faces_alike DROP COLUMN kept_until;
DELETE FROM identity_faces_alike a WHERE NOT EXISTS (
  SELECT 1 FROM identity_faces f WHERE f.developer_id = a.developer_id AND f.external_user_id = a.other_user_id);
DELETE FROM identity_faces_alike a WHERE NOT EXISTS (
  SELECT 1 FROM identity_faces f WHERE f.developer_id = a.developer_id AND f.external_user_id = a.external_user_id);
