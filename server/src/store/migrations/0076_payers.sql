-- A deposit in another name than the buyer's is one more thing that a person can be asked to look at.
ALTER TABLE reviews DROP CONSTRAINT reviews_kind_check;
ALTER TABLE reviews
  ADD CONSTRAINT reviews_kind_check CHECK (kind IN ('assessment', 'appeal', 'screening', 'payer'));
