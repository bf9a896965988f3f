-- A bank also reports disputes: someone claims a deposit back, and the money may leave later.
ALTER TABLE bank_messages DROP CONSTRAINT bank_messages_kind_check;
ALTER TABLE bank_messages ADD CONSTRAINT bank_messages_kind_check
  CHECK (kind IN ('deposit', 'deposit_reversed', 'deposit_disputed', 'transfer'));
