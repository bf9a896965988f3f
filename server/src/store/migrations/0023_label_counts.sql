-- The times of bad labels of a user's, device's and seller's payments, and of disputes about a seller's, the
-- latest ones only (store/risk/labels/add-label.sql). Null until there is one, so that other rows do not grow.
-- No released version has labels, so none are counted here.
ALTER TABLE risk_users ADD COLUMN frauds bigint[];
ALTER TABLE risk_devices ADD COLUMN frauds bigint[];
-- `state` holds the counters of a seller that only the service reads (store/risk/state/packed.ts).
ALTER TABLE risk_payees ADD COLUMN frauds bigint[], ADD COLUMN disputes bigint[], ADD COLUMN state text;

-- A training whose frauds and legitimate payments are from different weeks.
ALTER TABLE risk_trainings DROP CONSTRAINT risk_trainings_state_check;
ALTER TABLE risk_trainings ADD CONSTRAINT risk_trainings_state_check
  CHECK (state IN ('running', 'done', 'too_few', 'other_weeks'));

-- A rule of the release policy about the seller's score.
ALTER TABLE payout_holds DROP CONSTRAINT payout_holds_rule_check;
ALTER TABLE payout_holds ADD CONSTRAINT payout_holds_rule_check CHECK (rule IN
  ('unverified_seller', 'new_account', 'risky_payment', 'name_mismatch', 'first_deals', 'risky_seller'));
