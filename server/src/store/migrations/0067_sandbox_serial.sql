-- How many accounts the made-up bank has given out. A row and not a sequence: Citus moves rows along with the
-- rest, and makes of a sequence one for each node.
CREATE TABLE sandbox_serial (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  given bigint NOT NULL
);
INSERT INTO sandbox_serial (given)
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM sandbox_account_serial;
DROP SEQUENCE sandbox_account_serial;
