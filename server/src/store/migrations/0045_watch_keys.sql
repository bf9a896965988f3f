-- Entries of watch lists are found by more keys: other spellings, short forms, words written as one. Those of
-- earlier versions get them in the background.
ALTER TABLE watch_entries ADD COLUMN keyed_by smallint NOT NULL DEFAULT 1;
CREATE INDEX watch_entries_keyed_before ON watch_entries (keyed_by) WHERE keyed_by < 2;
