-- The terms of an agreement's fees beside their computed lines, so that an amendment computes new lines by what
-- was agreed and not by today's rates. Null without fees, and in agreements and quotes of earlier versions.
ALTER TABLE agreements ADD COLUMN fee_terms jsonb;
ALTER TABLE quotes ADD COLUMN fee_terms jsonb;
