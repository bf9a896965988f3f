-- The metadata that a rule of the account read, encrypted; null for accounts without such rules.
ALTER TABLE risk_assessments ADD COLUMN metadata_read text;
