-- Every pause of money is a row of its own, which the service cannot delete. It ends with a MAC, so a pause
-- that was ended in the database still holds.
CREATE TABLE money_pauses (
  id text PRIMARY KEY,
  since timestamptz NOT NULL,
  reason text NOT NULL,
  ended_at timestamptz,
  mac text,
  CHECK ((ended_at IS NULL) = (mac IS NULL))
);
INSERT INTO money_pauses (id, since, reason)
SELECT 'pau_' || replace(gen_random_uuid()::text, '-', ''), since, reason FROM money_pause;
DROP TABLE money_pause;
