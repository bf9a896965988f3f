-- The name in mails and the address that a person goes back to after a verification are encrypted. Rows of
-- an older version stay readable until surety secrets rotate encrypts them.
ALTER TABLE mail_settings ADD COLUMN encrypted text;
ALTER TABLE identity_sessions ADD COLUMN encrypted text;
