-- Reserves numbers for the sandbox bank's next accounts and returns the last of them. Saving an account waits
-- for the disk, and so for everything written before it; waiting here as well would only queue up all other
-- callers. A crash in between takes the numbers back; if two accounts then get the same number, the one saved
-- later asks for another.
CREATE OR REPLACE FUNCTION next_sandbox_serial(how_many integer DEFAULT 1) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  serial bigint;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE sandbox_serial SET given = given + how_many RETURNING given INTO serial;
  RETURN serial;
END $$;
