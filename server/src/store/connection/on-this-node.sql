-- True, and volatile. Where rows of one table are inserted into another, it keeps Citus from writing the
-- statement anew for the tables behind its tables, which 13.2.2 does wrongly for those of a schema (it asks
-- for `IS NOT NULL` of nothing); the rows are read first and written then. Elsewhere it is planned away.
CREATE OR REPLACE FUNCTION on_this_node() RETURNS boolean LANGUAGE sql VOLATILE AS $$ SELECT true $$;
