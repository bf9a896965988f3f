-- Of what a bank was asked to send, up to when the older part of its list was read again: money may come back
-- days after it had arrived.
ALTER TABLE bank_watches ADD COLUMN sent_until timestamptz;

-- What the banks call a transfer between them. Whoever asks one where the money is has to name it.
ALTER TABLE payout_attempts ADD COLUMN session_id text;
CREATE INDEX payout_attempts_by_session ON payout_attempts (provider, session_id) WHERE session_id IS NOT NULL;

-- An account that nobody needs any more is closed at its bank, which may then give its number to others.
ALTER TABLE virtual_accounts ADD COLUMN closed_at timestamptz;
DROP INDEX virtual_accounts_open;
CREATE UNIQUE INDEX virtual_accounts_open ON virtual_accounts (provider, account_number)
  WHERE amount IS NULL AND closed_at IS NULL;
