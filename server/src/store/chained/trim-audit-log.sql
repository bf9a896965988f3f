-- Deletes the start of a chain of audit records, but nothing younger than thirty days. It runs with the
-- rights of the owner, since the service itself may not delete history. The new start of the chain is
-- protected by a MAC, and `surety verify` accepts no other.
CREATE OR REPLACE FUNCTION trim_audit_log(tenant text, last_cut bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = <schema>, pg_temp AS $$
DECLARE
  gone bigint;
BEGIN
  DELETE FROM audit_log WHERE developer_id = tenant AND sequence <= last_cut
    AND created_at < now() - interval '30 days';
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;
