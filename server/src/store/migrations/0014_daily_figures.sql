-- What the dashboard shows by day, added up once and kept, so that the front page reads no history. Written
-- when somebody looks, in bites, and never by a commit: no request waits for these rows.
CREATE TABLE daily_figures (
  developer_id text NOT NULL,
  day date NOT NULL,
  figure text NOT NULL,
  -- What it is a figure of: a currency, a flag, an outcome.
  label text NOT NULL,
  -- As wide as it takes: a sum of amounts need not fit into a bigint.
  amount numeric NOT NULL,
  PRIMARY KEY (developer_id, day, figure, label)
) WITH (fillfactor = 70);

-- How far each log was added up. Events are followed by their position, like webhooks do; the other two have
-- ids that sort by time.
CREATE TABLE daily_figure_marks (
  developer_id text PRIMARY KEY,
  position bigint NOT NULL,
  event_id text NOT NULL,
  assessment_id text NOT NULL,
  verification_id text NOT NULL
) WITH (fillfactor = 70);

-- Released before the money came: few milestones at any time, among very many.
CREATE INDEX milestones_queued ON milestones (developer_id, agreement_id) WHERE settlement = 'QUEUED';
