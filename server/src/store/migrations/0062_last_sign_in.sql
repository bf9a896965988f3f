-- When a member last signed in to the account; null for members who have not since this column exists.
ALTER TABLE members ADD COLUMN signed_in_at timestamptz;
