-- Sellers hear by mail of what is theirs, unless the account does not want that.
ALTER TABLE mail_settings ADD COLUMN to_sellers boolean NOT NULL DEFAULT true;

-- What an account wants of a payout before it is sent. One without a row wants nothing.
CREATE TABLE release_policies (
  developer_id text PRIMARY KEY,
  rules jsonb NOT NULL,
  changed_at timestamptz NOT NULL
);

-- Why a payout was not sent at once, each reason for itself. The service may write down that one was lifted,
-- and nothing else of it. One whose payout went another way stays as it is: its milestone says so.
CREATE TABLE payout_holds (
  developer_id text NOT NULL,
  id text NOT NULL,
  agreement_id text NOT NULL,
  milestone_id text NOT NULL,
  rule text NOT NULL CHECK (
    rule IN ('unverified_seller', 'new_account', 'risky_payment', 'name_mismatch', 'first_deals')),
  account_version integer,
  until timestamptz,
  opened_at timestamptz NOT NULL,
  lifted_at timestamptz,
  lifted_by jsonb,
  note text,
  PRIMARY KEY (developer_id, id),
  -- Null where it was lifted by itself.
  CONSTRAINT payout_holds_lifted CHECK (lifted_at IS NOT NULL OR num_nonnulls(lifted_by, note) = 0)
) WITH (fillfactor = 70);
CREATE INDEX payout_holds_of_payout ON payout_holds (developer_id, agreement_id, milestone_id);
CREATE INDEX payout_holds_open ON payout_holds (developer_id, id) WHERE lifted_at IS NULL;
