-- What an import has brought here so far, so that one that was cut off goes on. Each row is written with what
-- it tells of; at the end they are deleted.
CREATE TABLE import_chunks (
  export_id text NOT NULL,
  file text NOT NULL,
  PRIMARY KEY (export_id, file)
);
