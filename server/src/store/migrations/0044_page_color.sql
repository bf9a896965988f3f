-- The colour of buttons on the pages for buyers and sellers, such as #17663f. Null for the service's own.
ALTER TABLE mail_settings ADD COLUMN color text;
