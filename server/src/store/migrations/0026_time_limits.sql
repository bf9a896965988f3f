-- Time limits, all optional. `limits` of a milestone are stored when the agreement is created; `clock` holds its
-- inspection window and whether its delivery is late. Null without limits.
ALTER TABLE agreements ADD COLUMN fund_by timestamptz, ADD COLUMN funding_reminded_at timestamptz;
ALTER TABLE milestones ADD COLUMN limits jsonb, ADD COLUMN clock jsonb;

-- The moments at which something happens by itself: a projection of the agreements that have any.
-- `milestone_id` is empty for the deadline of a whole agreement.
CREATE TABLE deadlines (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  milestone_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('fund_by', 'deliver_by', 'inspection_end')),
  due_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, agreement_id, milestone_id, kind)
);
CREATE INDEX deadlines_of_account ON deadlines (developer_id, due_at, agreement_id, milestone_id, kind);
CREATE INDEX deadlines_by_time ON deadlines (due_at);

ALTER TABLE policies DROP CONSTRAINT policies_kind_check;
ALTER TABLE policies ADD CONSTRAINT policies_kind_check
  CHECK (kind IN ('release', 'identity', 'review', 'terms'));
