-- Transactions that have been running for a while, wherever on the server. Those of them that will never write
-- an event, bystanders, do not hold the log of events back. Noted by every process, see watch-event-log.sql.
CREATE TABLE long_transactions (
  xid bigint PRIMARY KEY,
  -- Between these two it was seen to be running.
  since timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- In another database of the server: it cannot write here.
  elsewhere boolean NOT NULL,
  -- It had not touched the log when it was last seen.
  apart boolean NOT NULL
);
