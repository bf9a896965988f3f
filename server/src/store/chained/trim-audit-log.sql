-- Deletes the beginning of a chain of acts, and nothing that is younger than thirty days, whoever asks. It
-- has the rights of the owner, since the service itself deletes nothing from history. Where the chain begins
-- from then on stands under a MAC, and `surety verify` takes no other beginning for one.
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
