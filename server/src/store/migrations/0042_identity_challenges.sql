-- The movements that a person was asked for last, with the nonce that their frames come under, and how often
-- any were drawn: nobody draws until an order comes up that they have a recording of.
ALTER TABLE identity_sessions
  ADD COLUMN challenge jsonb,
  ADD COLUMN draws smallint NOT NULL DEFAULT 0;
