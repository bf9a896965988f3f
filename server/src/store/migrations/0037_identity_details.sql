-- What lies behind the reasons of a refusal, and what liveness was judged by. Of older verifications the first
-- is empty and the second is not known.
ALTER TABLE identity_verifications
  ADD COLUMN details jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN liveness_detail text CHECK (liveness_detail IN ('one_frame', 'several_frames'));
