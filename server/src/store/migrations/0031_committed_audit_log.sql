-- Personal fields of an audit record: commitments, which its hash covers, and the values and salts, encrypted with
-- the keys of the people. Null for records without such fields, and for those of version 1.
ALTER TABLE audit_log ADD COLUMN personal jsonb;
