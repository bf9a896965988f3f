-- How much of what a buyer brings was assessed GREEN or AMBER. Null where none was, and on agreements from
-- before it was kept: those are released as they were.
ALTER TABLE agreements
  ADD COLUMN assessed bigint CHECK (assessed >= 0 AND assessed <= 9007199254740991);
