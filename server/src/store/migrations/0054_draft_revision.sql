-- Counts the changes of a draft, so that two people who edit it cannot overwrite each other.
ALTER TABLE risk_policy_drafts ADD COLUMN revision integer NOT NULL DEFAULT 0;
