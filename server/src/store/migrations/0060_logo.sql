-- The platform's logo on the pages for buyers and sellers: a PNG or JPEG that the service has encoded itself.
ALTER TABLE mail_settings ADD COLUMN logo bytea CHECK (octet_length(logo) <= 4096);
