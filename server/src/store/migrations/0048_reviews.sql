-- What a person has to look at: assessments that were not GREEN, verifications that somebody contests, people
-- whose name stands on a watch list. Of each user and agreement one of a kind is open at a time; what comes
-- meanwhile and weighs more takes the place of its subject. Reasons and comments are sealed.
CREATE TABLE reviews (
  developer_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('assessment', 'appeal', 'screening')),
  subject_id text NOT NULL,
  user_id text NOT NULL,
  -- Empty where it is about none.
  agreement_id text NOT NULL DEFAULT '',
  flag text,
  score smallint,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'DECIDED', 'LAPSED')),
  -- What somebody says who asks for it.
  claim text,
  assignee text,
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  decision text,
  reason text,
  decided_by jsonb,
  decided_at timestamptz,
  -- Null until it was announced.
  event_head text,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT reviews_decided CHECK ((state = 'DECIDED') = (decision IS NOT NULL))
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX reviews_open_once ON reviews (developer_id, kind, user_id, agreement_id)
  WHERE state = 'OPEN';
CREATE INDEX reviews_due ON reviews (developer_id, due_at, id) WHERE state = 'OPEN';
CREATE INDEX reviews_over ON reviews (developer_id, id) WHERE state <> 'OPEN';
CREATE INDEX reviews_by_user ON reviews (developer_id, user_id, id);
CREATE INDEX reviews_forgotten ON reviews (opened_at) WHERE state = 'OPEN';

CREATE TABLE review_comments (
  developer_id text NOT NULL,
  review_id text NOT NULL,
  id text NOT NULL,
  text text NOT NULL,
  actor jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, review_id, id)
);

-- What opens a review, and within how many hours somebody should have looked.
CREATE TABLE review_policies (
  developer_id text PRIMARY KEY,
  opens text[] NOT NULL,
  due_hours jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);

-- A person has looked and lets this user pay for this agreement in spite of a RED, with the device that they
-- were assessed with.
CREATE TABLE risk_passes (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  user_id text NOT NULL,
  device bytea,
  review_id text NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (developer_id, agreement_id, user_id)
);

-- Who else uses a device, and whose money goes to the same bank account. The mark is made with a key that the
-- database holds only sealed; of accounts that were set before there are none.
CREATE INDEX risk_user_devices_by_device ON risk_user_devices (developer_id, device);
CREATE TABLE payout_account_marks (
  developer_id text NOT NULL,
  mark bytea NOT NULL,
  external_user_id text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, mark, external_user_id)
);
CREATE INDEX payout_account_marks_of_user ON payout_account_marks (developer_id, external_user_id);
