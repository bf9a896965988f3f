-- Rows that decide who may do what carry a MAC with a key that is not in the database (store/control-macs.ts).
ALTER TABLE approval_rules ADD COLUMN mac text;
ALTER TABLE policies ADD COLUMN mac text;
ALTER TABLE risk_policies ADD COLUMN mac text;
ALTER TABLE members ADD COLUMN mac text;
ALTER TABLE api_keys ADD COLUMN mac text;

-- A rule that was switched off keeps its row: the service's role may not delete rules.
ALTER TABLE approval_rules DROP CONSTRAINT approval_rules_need_check;
ALTER TABLE approval_rules ADD CONSTRAINT approval_rules_need_check CHECK (need IN ('off', 'always', 'above'));

-- The first start with this version adds the missing MACs and writes this row. From then on a row without a
-- MAC was tampered with. A new database has nothing to add.
CREATE TABLE control_backfill (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  completed_at timestamptz NOT NULL
);
INSERT INTO control_backfill (completed_at) SELECT now() WHERE NOT EXISTS (SELECT 1 FROM developers);

-- Binds a session to its member. Sessions of an older version have none: their people sign in again.
ALTER TABLE sessions ADD COLUMN mac text;
