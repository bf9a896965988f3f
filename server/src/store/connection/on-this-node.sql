-- Always true, and volatile. In an INSERT … SELECT it keeps Citus from rewriting the statement for its
-- shards, which 13.2.2 does wrongly for schema-based sharding (it generates an incomplete `IS NOT NULL`); the
-- rows are read first and then written. Elsewhere it is optimised away.
CREATE OR REPLACE FUNCTION on_this_node() RETURNS boolean LANGUAGE sql VOLATILE AS $$ SELECT true $$;
