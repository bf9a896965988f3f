-- Returns the number of the sandbox bank's next account. Saving the account waits for the disk, and so for
-- everything written before it; waiting here as well would only queue up all other callers. A crash in
-- between takes the number back; if two accounts then get the same number, the one saved later asks for
-- another.
CREATE OR REPLACE FUNCTION next_sandbox_serial() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  serial bigint;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE sandbox_serial SET given = given + 1 RETURNING given INTO serial;
  RETURN serial;
END $$;
