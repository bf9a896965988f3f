-- The amounts of an agreement after a commit that changed them, on the first event of that commit. Events
-- from before have empty text, which means "not recorded"; the default makes that so without writing them.
ALTER TABLE events ADD COLUMN funding text DEFAULT '';
ALTER TABLE events ALTER COLUMN funding DROP DEFAULT;
