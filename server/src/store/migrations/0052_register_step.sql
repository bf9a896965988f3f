-- The lookup in a national register as a step of a session, without the number; how alike the register's
-- portrait and the selfie are; and what lookups cost, to limit it.
ALTER TABLE identity_sessions ADD COLUMN register jsonb;
ALTER TABLE identity_verifications ADD COLUMN register_score integer;
CREATE TABLE register_costs (
  developer_id text NOT NULL,
  day date NOT NULL,
  lookups integer NOT NULL,
  cost bigint NOT NULL,
  PRIMARY KEY (developer_id, day)
);
CREATE INDEX register_costs_by_day ON register_costs (day);
