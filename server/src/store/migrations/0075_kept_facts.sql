-- What a score was made of, as store/risk/kept-facts.ts writes it. Those of before have it in their detail.
ALTER TABLE risk_assessments ADD COLUMN facts text;
