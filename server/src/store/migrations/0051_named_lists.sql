-- Lists that rules name: `in @partners`. `list` is null for block, watch and trust lists.
ALTER TABLE risk_list_entries ADD COLUMN list text;
ALTER TABLE risk_list_entries DROP CONSTRAINT risk_list_entries_subject_check;
ALTER TABLE risk_list_entries ADD CONSTRAINT risk_list_entries_subject_check CHECK (
  subject IN ('user', 'device', 'network', 'bank_account', 'email_domain', 'text')) NOT VALID;
ALTER TABLE risk_list_entries DROP CONSTRAINT risk_list_entries_kind_check;
ALTER TABLE risk_list_entries ADD CONSTRAINT risk_list_entries_kind_check CHECK (
  kind IN ('block', 'watch', 'trust', 'named') AND (kind = 'named') = (list IS NOT NULL)) NOT VALID;

-- What a list of an account holds. The row stays when the list is empty: rules may name it.
CREATE TABLE risk_named_lists (
  developer_id text NOT NULL,
  name text NOT NULL,
  subject text NOT NULL,
  PRIMARY KEY (developer_id, name)
);
