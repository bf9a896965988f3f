-- The sandbox bank's own books. It stands for a bank outside, so nothing of ours refers to these tables.

CREATE SEQUENCE sandbox_account_serial START 1;

CREATE TABLE sandbox_accounts (
  reference text PRIMARY KEY,
  account_number text NOT NULL UNIQUE,
  account_name text NOT NULL
);

CREATE TABLE sandbox_transfers (
  reference text PRIMARY KEY,
  amount bigint NOT NULL CHECK (amount > 0),
  outcome text NOT NULL,
  settles_at timestamptz NOT NULL
);
