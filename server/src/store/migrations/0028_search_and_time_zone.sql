-- The zone of the times in an account's mails; null for the default (core/mail/amount.ts).
ALTER TABLE mail_settings ADD COLUMN time_zone text;

-- What an agreement can be found by although it is encrypted: keyed hashes of words and their beginnings, four
-- bytes each (core/search-words.ts). A row for an agreement that names someone or has metadata (`part` is
-- empty), and one for a deposit with a sender's name. Buyer and seller are apart, so that one of them can be
-- erased. The hash includes the account, so the index needs no other column.
CREATE TABLE search_marks (
  developer_id text NOT NULL,
  agreement_id text NOT NULL,
  part text NOT NULL,
  buyer integer[],
  seller integer[],
  other integer[],
  PRIMARY KEY (developer_id, agreement_id, part)
);
CREATE INDEX search_marks_words ON search_marks USING gin (buyer, seller, other);

-- People read the last digits of an account number aloud.
CREATE INDEX virtual_accounts_by_ending ON virtual_accounts (developer_id, right(account_number, 4));
