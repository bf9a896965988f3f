-- The number of the made-up bank's next account. Whoever saves the account waits for the disk, and with that
-- for all that was written before it: so nobody has to wait here, with everybody else behind them. A crash in
-- between takes the number back, and of two who then have it the one that saves it later asks for another.
CREATE OR REPLACE FUNCTION next_sandbox_serial() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  serial bigint;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  UPDATE sandbox_serial SET given = given + 1 RETURNING given INTO serial;
  RETURN serial;
END $$;
