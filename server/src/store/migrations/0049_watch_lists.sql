-- Sanctions and watch lists that whoever runs the service has brought. Nothing here came with it. What is on a
-- list was published, so that it is not sealed; who was held against it is.
CREATE TABLE watch_lists (
  source text NOT NULL,
  version integer NOT NULL,
  sha256 text NOT NULL,
  entries integer NOT NULL,
  added integer NOT NULL,
  changed integer NOT NULL,
  removed integer NOT NULL,
  loaded_at timestamptz NOT NULL,
  PRIMARY KEY (source, version)
);

-- `version` is the one that brought it as it is, `seen` the last that had it.
CREATE TABLE watch_entries (
  source text NOT NULL,
  id text NOT NULL,
  entry jsonb NOT NULL,
  version integer NOT NULL,
  seen integer NOT NULL,
  PRIMARY KEY (source, id)
);
CREATE INDEX watch_entries_by_version ON watch_entries (source, version);

-- The words that entries are found by, as they sound.
CREATE TABLE watch_keys (
  key text NOT NULL,
  source text NOT NULL,
  entry_id text NOT NULL,
  PRIMARY KEY (key, source, entry_id)
);
CREATE INDEX watch_keys_of_entry ON watch_keys (source, entry_id);

-- Those who were screened, to be screened again with the next version; sealed.
CREATE TABLE screened_people (
  developer_id text NOT NULL,
  user_id text NOT NULL,
  sealed text NOT NULL,
  screened_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, user_id)
);

-- Whoever may be somebody on a list: once for each entry as it was. What was compared is sealed.
CREATE TABLE watch_hits (
  developer_id text NOT NULL,
  id text NOT NULL,
  user_id text NOT NULL,
  source text NOT NULL,
  entry_id text NOT NULL,
  version integer NOT NULL,
  score smallint NOT NULL,
  sealed text NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (developer_id, id),
  CONSTRAINT watch_hits_once UNIQUE (developer_id, user_id, source, entry_id, version)
);
