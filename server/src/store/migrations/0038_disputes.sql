-- The dispute about a milestone: its status, turn, end and open offer (core/escrow/disputes/dispute.ts). What the
-- parties said is in the events, encrypted with their keys. Null without a dispute, so others do not grow.
ALTER TABLE milestones ADD COLUMN dispute jsonb;

-- The list of disputes, newest first: their ids sort by time.
CREATE INDEX milestones_disputed ON milestones (developer_id, (dispute ->> 'id')) WHERE dispute IS NOT NULL;

ALTER TABLE deadlines DROP CONSTRAINT deadlines_kind_check;
ALTER TABLE deadlines ADD CONSTRAINT deadlines_kind_check
  CHECK (kind IN ('fund_by', 'deliver_by', 'inspection_end', 'dispute'));
