-- The keys of people within a tenant. Personal fields of events are encrypted with them, so that a person can be
-- erased from a history that is never rewritten. A person may have several keys: each process makes its own for a
-- person that it does not know. `wrapped` is null once the person was erased; the row stays, so that a process that
-- still has the key in memory cannot write it again.
CREATE TABLE person_keys (
  developer_id text NOT NULL,
  id text NOT NULL,
  external_user_id text NOT NULL,
  wrapped text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX person_keys_of_person ON person_keys (developer_id, external_user_id);

-- The erasures that were ordered. They are carried out again after a restore from an older backup.
CREATE TABLE person_erasures (
  developer_id text NOT NULL,
  id text NOT NULL,
  external_user_id text NOT NULL,
  key_ids text[] NOT NULL,
  reason text NOT NULL,
  erased_by jsonb NOT NULL,
  erased_at timestamptz NOT NULL,
  kept_until timestamptz,
  mac text NOT NULL,
  PRIMARY KEY (developer_id, id)
);
CREATE INDEX person_erasures_of_person ON person_erasures (developer_id, external_user_id);
