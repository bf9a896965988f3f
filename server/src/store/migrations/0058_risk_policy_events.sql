-- What happens to an account's risk policy is told by events, which follow each other in one chain. The row that
-- two who change anything wait for keeps how far it has come.
ALTER TABLE risk_policy_drafts
  ADD COLUMN event_count integer NOT NULL DEFAULT 0,
  ADD COLUMN event_head text;
