-- Payouts that a bank has refused and that are tried again: few, among very many milestones. New details of a seller
-- look for them, as they look for those that wait for details (milestones_awaiting_details).
CREATE INDEX milestones_refused ON milestones (developer_id, agreement_id)
  WHERE settlement IN ('RELEASED', 'SUBMITTED') AND payout_failures > 0;
