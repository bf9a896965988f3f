-- Of what a bank was asked to send, up to when the older part of its list was read again: money may come back
-- days after it had arrived.
ALTER TABLE bank_watches ADD COLUMN sent_until timestamptz;
