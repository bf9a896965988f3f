-- The dated version of the API's behaviour that a key was made with. Null for older keys, which follow the oldest.
ALTER TABLE api_keys ADD COLUMN api_version text;
