-- How many payments a user made within seven days: what is small each time shows only in how often it comes.
ALTER TABLE risk_users
  ADD COLUMN week_current integer NOT NULL DEFAULT 0,
  ADD COLUMN week_previous integer NOT NULL DEFAULT 0,
  -- How many of the payments that passed came through a VPN or a proxy: for some people that is how they are.
  ADD COLUMN hidden_count integer NOT NULL DEFAULT 0;

-- Agreements that went wrong, by who was in them. Few do, so these stay small.
CREATE INDEX agreements_gone_wrong_by_buyer ON agreements (developer_id, buyer_external_id)
  WHERE status IN ('REFUNDED', 'FROZEN');
CREATE INDEX agreements_gone_wrong_by_seller ON agreements (developer_id, seller_external_id)
  WHERE status IN ('REFUNDED', 'FROZEN');
