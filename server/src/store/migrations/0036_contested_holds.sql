-- A party may contest that an agreement is frozen, or that a payout is held.
ALTER TABLE reviews DROP CONSTRAINT reviews_kind_check;
ALTER TABLE reviews ADD CONSTRAINT reviews_kind_check
  CHECK (kind IN ('assessment', 'appeal', 'hold', 'screening', 'payer', 'face'));
