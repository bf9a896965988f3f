-- A link may have the mobile number that it and its codes are sent to, encrypted.
ALTER TABLE party_links ADD COLUMN encrypted text;

-- Short messages. Number and text are encrypted, and deleted once the message is settled.
CREATE TABLE short_messages (
  developer_id text NOT NULL,
  id text NOT NULL,
  agreement_id text NOT NULL,
  link_id text NOT NULL,
  party text NOT NULL CHECK (party IN ('buyer', 'seller')),
  kind text NOT NULL CHECK (kind IN ('link', 'code')),
  recipient text NOT NULL,
  encrypted text,
  state text NOT NULL CHECK (state IN
    ('QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'FAILED', 'UNKNOWN', 'DROPPED', 'KEPT')),
  parts integer NOT NULL CHECK (parts > 0),
  cost bigint NOT NULL CHECK (cost >= 0),
  attempts integer NOT NULL DEFAULT 0,
  reply text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  sent_at timestamptz,
  settled_at timestamptz,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX short_messages_of_agreement ON short_messages (developer_id, agreement_id, id);
CREATE INDEX short_messages_by_time ON short_messages (created_at);

-- The provider's name for a message, by which its receipts come.
CREATE TABLE short_message_references (
  provider_reference text NOT NULL,
  provider text NOT NULL,
  developer_id text NOT NULL,
  message_id text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider_reference, provider)
);
CREATE INDEX short_message_references_by_time ON short_message_references (created_at);

-- Messages and their cost by day and number. The row without a number has the day's total.
CREATE TABLE short_message_counts (
  developer_id text NOT NULL,
  day date NOT NULL,
  recipient text NOT NULL,
  messages integer NOT NULL,
  cost bigint NOT NULL,
  PRIMARY KEY (developer_id, day, recipient)
);
CREATE INDEX short_message_counts_by_day ON short_message_counts (day);
