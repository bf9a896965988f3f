-- Sellers hear by mail of what is theirs, unless the account does not want that.
ALTER TABLE mail_settings ADD COLUMN to_sellers boolean NOT NULL DEFAULT true;
