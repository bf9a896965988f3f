-- What names a person (names, e-mail addresses, account numbers) is sealed: `sealed` holds those fields of a
-- row as one encrypted value, and their own columns are null. What was written before this version is in its
-- columns, in the clear. In events and exceptions, whose facts are JSON, `sealed` is a member of that.

-- The key that seals them, itself sealed with the secret that the database does not hold. A new secret seals
-- this row anew and nothing else, so that history need not be rewritten for it.
CREATE TABLE data_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  key text NOT NULL,
  sealed_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

-- What is sealed is not in the clear as well.
ALTER TABLE agreements
  ADD COLUMN sealed text,
  ADD CONSTRAINT agreements_said_once CHECK (
    sealed IS NULL OR num_nonnulls(buyer_email, buyer_name, account_name) = 0);
ALTER TABLE deposits
  ADD COLUMN sealed text,
  ADD CONSTRAINT deposits_said_once CHECK (sealed IS NULL OR sender_name IS NULL);
ALTER TABLE refund_parts
  ADD COLUMN sealed text,
  ADD CONSTRAINT refund_parts_said_once CHECK (
    sealed IS NULL OR num_nonnulls(account_number, account_name) = 0);
ALTER TABLE virtual_accounts
  ADD COLUMN sealed text,
  ALTER COLUMN account_name DROP NOT NULL,
  ADD CONSTRAINT virtual_accounts_said_once CHECK (num_nonnulls(sealed, account_name) = 1);
ALTER TABLE sandbox_accounts
  ADD COLUMN sealed text,
  ALTER COLUMN account_name DROP NOT NULL,
  ADD CONSTRAINT sandbox_accounts_said_once CHECK (num_nonnulls(sealed, account_name) = 1);

-- Where money goes is said, once.
ALTER TABLE payout_accounts
  ADD COLUMN sealed text,
  ALTER COLUMN account_number DROP NOT NULL,
  ALTER COLUMN account_name DROP NOT NULL,
  ADD CONSTRAINT payout_accounts_said_once CHECK (
    num_nonnulls(sealed, account_number) = 1 AND num_nonnulls(sealed, account_name) = 1);
ALTER TABLE payout_account_versions
  ADD COLUMN sealed text,
  ALTER COLUMN account_number DROP NOT NULL,
  ALTER COLUMN account_name DROP NOT NULL,
  ADD CONSTRAINT payout_account_versions_said_once CHECK (
    num_nonnulls(sealed, account_number) = 1 AND num_nonnulls(sealed, account_name) = 1);
ALTER TABLE payout_attempts
  ADD COLUMN sealed text,
  DROP CONSTRAINT payout_attempts_destination,
  ADD CONSTRAINT payout_attempts_destination CHECK (
    num_nonnulls(sealed, account_number) = num_nonnulls(bank_code)
    AND num_nonnulls(sealed, account_name) = num_nonnulls(bank_code));

-- True when `body` is encrypted; what came before is swept with all that banks have sent.
ALTER TABLE bank_requests ADD COLUMN sealed boolean NOT NULL DEFAULT false;
