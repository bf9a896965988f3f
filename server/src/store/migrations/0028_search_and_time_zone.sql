-- The zone of the times in an account's mails; null for the default (core/mail/amount.ts).
ALTER TABLE mail_settings ADD COLUMN time_zone text;
