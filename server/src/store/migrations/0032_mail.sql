-- Mail: who is followed from where, what an account wants sent, what is to be sent and what became of it.

-- One row for the installation. What happened while no mail server was set is not told when one is.
CREATE TABLE mail_log (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  followed boolean NOT NULL,
  from_position bigint NOT NULL
);
INSERT INTO mail_log (followed, from_position) VALUES (false, 0);

-- How far each tenant's log has been read for mail. A tenant without a row is read from mail_log's position.
CREATE TABLE mail_followers (
  developer_id text PRIMARY KEY,
  position bigint NOT NULL,
  event_id text NOT NULL
);

-- A tenant without a row wants everything, under the account's own name.
CREATE TABLE mail_settings (
  developer_id text PRIMARY KEY,
  sender_name text,
  to_buyers boolean NOT NULL,
  to_members boolean NOT NULL
);

-- `cause` is what it is about, such as an event: nothing is told twice, and a mail's Message-ID follows from
-- it. `recipient` is masked; the address and the text's particulars are sealed, and gone when it is settled.
CREATE TABLE mails (
  developer_id text NOT NULL,
  id text NOT NULL,
  cause text NOT NULL,
  kind text NOT NULL,
  audience text NOT NULL,
  agreement_id text,
  recipient text NOT NULL,
  sealed text,
  sealed_by text,
  state text NOT NULL CHECK (state IN ('QUEUED', 'SENT', 'REFUSED', 'GIVEN_UP', 'DROPPED', 'KEPT')),
  attempts integer NOT NULL DEFAULT 0,
  reply text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT mails_once UNIQUE (developer_id, cause),
  CONSTRAINT mails_forgotten CHECK (sealed IS NOT NULL OR state <> 'QUEUED')
);
CREATE INDEX mails_by_age ON mails (created_at);
CREATE INDEX mails_refused ON mails (developer_id, id) WHERE state IN ('REFUSED', 'GIVEN_UP');
CREATE INDEX mails_stuck_money ON mails (developer_id, created_at) WHERE kind = 'stuck_money';

-- What was queued in a day of UTC: by the tenant, under an empty recipient, and for each address's digest.
CREATE TABLE mail_counts (
  developer_id text NOT NULL,
  day date NOT NULL,
  recipient text NOT NULL,
  mails integer NOT NULL,
  PRIMARY KEY (developer_id, day, recipient)
);
CREATE INDEX mail_counts_by_day ON mail_counts (day);
