-- The node of Citus whose transactions number the events; null on a server of its own.
ALTER TABLE event_log ADD COLUMN node integer;
